-- The reads of one screen in fewer bytes, for a person's first visit on a device with a slow line.

-- A reply in fewer bytes, where there is a shorter form of it. Records: their names once, then the
-- values of each. Days in their order: month and day of each (`0131`), of a year in one text.
create function door.packed(reply json) returns json
language sql immutable begin atomic
  select case
    when json_typeof(reply) is distinct from 'array' then reply
    when json_typeof(reply -> 0) = 'object' then json_build_object(
      'columns', (
        select json_agg(each.name order by each.place)
        from json_object_keys(reply -> 0) with ordinality as each (name, place)),
      'rows', (
        select json_agg((
          select json_agg(cell.value order by cell.place)
          from json_each(record.value) with ordinality as cell (name, value, place)
        ) order by record.place)
        from json_array_elements(reply) with ordinality as record (value, place)))
    when json_typeof(reply -> 0) = 'string' and not exists (
      select
      from (
        select listed.day, lag(listed.day) over (order by listed.place) as before
        from json_array_elements_text(reply) with ordinality as listed (day, place)
      ) as each
      where each.day !~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' or each.day < each.before)
    then json_build_object('days', (
      select json_agg(json_build_array(year, days) order by year)
      from (
        select
          left(each.day, 4) as year,
          string_agg(replace(substr(each.day, 6), '-', ''), '' order by each.place) as days
        from json_array_elements_text(reply) with ordinality as each (day, place)
        group by 1
      ) as years))
    else reply
  end;
end;

-- The same reads as `api.screen`, each reply packed.
create function api.packed_screen(reads jsonb) returns json
language sql stable begin atomic
  select door.person();
  select coalesce(json_agg(door.packed(reply.value) order by reply.place), '[]')
  from json_array_elements(api.screen(packed_screen.reads)) with ordinality as reply (value, place);
end;
