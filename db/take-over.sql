-- Takes over the data of the forty-three migrations from before `db/schema`, whose tables are those of its
-- first two files: the functions go, but those that tables need, and the other files make them anew. It
-- does nothing to any other database, and can be removed when no clone has such data.
do $$
declare
  newest bigint;
  called regprocedure;
begin
  if to_regclass('private.schema_version') is null then
    return;
  end if;
  if not exists (
    select from private.schema_version where version = 2 and name = 'catalogue'
  ) then
    return;
  end if;
  select max(version) into newest from private.schema_version;
  if newest <> 43 then
    raise exception 'The data is of version % of the schema, too old to be taken over. Run "npm run local:reset" to start over.', newest;
  end if;
  for called in
    select oid from pg_catalog.pg_proc
    where pronamespace::regnamespace::text in ('api', 'door', 'private')
      and prorettype <> 'trigger'::regtype
      and oid::regprocedure::text not in
        ('private.firebase_project()', 'door.is_own_project()', 'door.mark_of_person()')
  loop
    -- One that another needed is gone already.
    if exists (select from pg_catalog.pg_proc where oid = called) then
      execute format('drop function %s cascade', called);
    end if;
  end loop;
  delete from private.schema_version where version > 2;
  -- Without a checksum nothing is compared.
  update private.schema_version set md5 = null, name = 'taken over';
end
$$;
