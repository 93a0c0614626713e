-- The limit of rows a person counts the people of a statement one by one, so that each count is planned
-- for that person: joined to the added rows, it read the whole table as soon as the statistics knew of
-- few people.
create or replace function private.limit_rows_a_person() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  person text;
  held bigint;
begin
  for person in select distinct user_id from added loop
    execute format('select count(*) from %I.%I where user_id = $1', tg_table_schema, tg_table_name)
      into held using person;
    if held > 20000 then
      raise exception 'more than 20000 rows in %', tg_table_name using errcode = 'check_violation';
    end if;
  end loop;
  return null;
end
$$;
