-- The library: all recordings, daily ones first, with the category of their raga or else their own, and all
-- ragas by name, under a version that is another one as soon as anything in it is. Null where `known` is that
-- version. Once the app is released, a migration drops a function and creates it anew, with defaults for new
-- arguments; a change that would break an older page gets a new name.
create function api.catalogue(known text default null) returns json
language sql stable begin atomic
  select door.person();
  with content as (
    select
      (select coalesce(json_agg(json_build_object(
          'id', audio.id, 'title', audio.title, 'description', audio.description,
          'audioUrl', audio.audio_url, 'dayNumber', audio.day_number, 'raag', audio.raag,
          'moodCategory', coalesce(nullif(tag.moodcategory, ''), nullif(audio.moodcategory, '')),
          'minutes', audio.minutes
        ) order by audio.day_number nulls last, audio.title, audio.id), '[]')
        from public.daily_audios as audio
        left join public.raagtags as tag on tag.name = audio.raag) as recordings,
      (select coalesce(json_agg(json_build_object(
          'name', tag.name, 'moodCategory', nullif(tag.moodcategory, '')) order by tag.name), '[]')
        from public.raagtags as tag) as ragas
  ),
  versioned as (
    select *, left(md5(recordings::text || ragas::text), 16) as version from content
  )
  select case
    when version is distinct from catalogue.known then
      json_build_object('version', version, 'recordings', recordings, 'ragas', ragas)
  end
  from versioned;
end;
