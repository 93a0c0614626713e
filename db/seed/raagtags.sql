insert into public.raagtags (name, moodcategory) values
  ('Ahir Bhairav', 'Shantha'),
  ('Bageshri', 'Karuna'),
  ('Bhairav', 'Shantha'),
  ('Bhairavi', 'Karuna'),
  ('Bhimpalasi', 'Karuna'),
  ('Bhupali', 'Shantha'),
  ('Brindavani Sarang', 'Shantha'),
  ('Darbari Kanada', 'Shantha'),
  ('Desh', 'Shringara'),
  ('Durga', 'Shringara'),
  ('Hamsadhwani', 'Shringara'),
  ('Kafi', 'Shringara'),
  ('Khamaj', 'Shringara'),
  ('Lalit', 'Shantha'),
  ('Malkauns', 'Shantha'),
  ('Shivaranjani', 'Karuna'),
  ('Todi', 'Karuna'),
  ('Yaman', 'Shantha')
on conflict (name) do update set moodcategory = excluded.moodcategory
where raagtags.moodcategory is distinct from excluded.moodcategory;
