-- Local only: replaces the extension pg_session_jwt, which Neon puts in the schema `auth`. The
-- claims of a connection's current request are in a table that only the owner can write, by the
-- number of the server process. A setting (GUC) would be enough for honest SQL, but the browser's
-- SQL could overwrite it; it cannot reach this table.
create schema if not exists auth;
create schema if not exists auth_private;

create unlogged table if not exists auth_private.session_claims (
  pid integer primary key,
  claims jsonb not null
);

create or replace function auth.session() returns jsonb
language sql stable security definer set search_path = '' as $$
  select claims from auth_private.session_claims where pid = pg_catalog.pg_backend_pid()
$$;

create or replace function auth.user_id() returns text
language sql stable security definer set search_path = '' as $$
  select claims operator(pg_catalog.->>) 'sub'
  from auth_private.session_claims where pid = pg_catalog.pg_backend_pid()
$$;

revoke all on schema auth_private from public;
grant usage on schema auth to public;
grant execute on function auth.session(), auth.user_id() to public;
