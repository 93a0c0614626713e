-- Nobody can fill the disk. Each check runs once a statement, over index entries of one person, and
-- with the rights of whoever writes, so that row-level security stays in force.
create function private.limit_rows_a_person() returns trigger
language plpgsql set search_path = '' as $$
declare
  most bigint;
begin
  execute format(
    'select max(held) from (
       select count(*) as held from %I.%I
       where user_id in (select user_id from added) group by user_id
     ) as people',
    tg_table_schema, tg_table_name
  ) into most;
  if most > 20000 then
    raise exception 'more than 20000 rows in %', tg_table_name using errcode = 'check_violation';
  end if;
  return null;
end
$$;
