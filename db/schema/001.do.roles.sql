-- The two roles and the four schemas. The browser's role, `authenticated`, has no password, owns nothing,
-- has no right on any table, and may call the functions of schema `api` alone: anybody who may send SQL
-- to a table can ask the planner about rows that a policy hides. Those functions belong to `alap_door`,
-- which cannot log in and is itself bound by row-level security. What each role and schema is open to
-- stands in one place, `private.restate_wall()`.
do $$
begin
  -- Neon makes this role itself when a JWKS is added to the project.
  if not exists (select from pg_catalog.pg_roles where rolname = 'authenticated') then
    create role authenticated login noinherit;
  end if;
  if not exists (select from pg_catalog.pg_roles where rolname = 'alap_door') then
    create role alap_door nologin noinherit;
  end if;
  -- The claims of the signed-in person: `auth.user_id()` and `auth.session()`.
  if to_regprocedure('auth.user_id()') is null then
    create extension if not exists pg_session_jwt;
  end if;
end
$$;

-- The owner of the database may act as this role to seal its functions, and inherits nothing.
grant alap_door to current_user with inherit false, set true;

-- What the app calls, and what those functions share. `private` is there already: it holds the id of the
-- Firebase project, which comes from the environment, and what the owner alone may use.
create schema api;
create schema door;

-- Google signs the tokens of every Firebase project with the same keys, and Neon does not look at
-- the issuer; so the project is compared here once more.
create function door.is_own_project() returns boolean
language sql stable begin atomic
  select coalesce(
    jsonb_typeof(claims -> 'aud') = 'string'
      and claims ->> 'aud' = project
      and claims ->> 'iss' = 'https://securetoken.google.com/' || project,
    false)
  from (select auth.session() as claims, private.firebase_project() as project) as token;
end;
