-- The browser's role. It has no password, owns nothing and holds no right that is not granted by
-- name in these files. Neon makes the role itself when a JWKS is added to the project.
do $$
begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'authenticated') then
    create role authenticated login noinherit;
  end if;
  -- The claims of the signed-in user: `auth.user_id()` and `auth.session()`.
  if to_regprocedure('auth.user_id()') is null then
    create extension if not exists pg_session_jwt;
  end if;
end
$$;

revoke all on schema public from public;
grant usage on schema public to authenticated;

revoke all on schema private from public;

alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from public;
