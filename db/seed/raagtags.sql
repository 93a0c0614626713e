insert into public.raagtags (name, moodcategory) values
  ('Ahir Bhairav', 'Shantha'),
  ('Bageshri', 'Karuna'),
  ('Bhairavi', 'Karuna'),
  ('Bhupali', 'Shantha'),
  ('Desh', 'Shringara'),
  ('Durga', 'Shringara'),
  ('Hamsadhwani', 'Shringara'),
  ('Khamaj', 'Shringara'),
  ('Malkauns', 'Shantha'),
  ('Shivaranjani', 'Karuna'),
  ('Yaman', 'Shantha')
on conflict (name) do update set moodcategory = excluded.moodcategory
where raagtags.moodcategory is distinct from excluded.moodcategory;
