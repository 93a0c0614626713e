-- Refuses the data of the forty-three migrations from before `db/schema`: its rows have no numbers, and tables
-- are missing. It does nothing to any other database, and can be removed when no clone has such data.
do $$
begin
  if to_regclass('private.schema_version') is null then
    return;
  end if;
  if exists (select from private.schema_version where version = 2 and name = 'catalogue') then
    raise exception 'The data is of a version of the schema that is too old. Run "npm run local:reset" to start over.';
  end if;
end
$$;
