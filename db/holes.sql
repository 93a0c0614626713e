-- What is wrong with the wall, a sentence a row; no row when it stands. It looks at every schema but
-- PostgreSQL's own, and leaves out what an extension brought. The owner can run it by hand too.
with
browser (grantee, who) as (
  select 0::oid, 'everybody'
  union all select oid, 'the browser’s role' from pg_catalog.pg_roles where rolname = 'authenticated'
),
schemas as (
  select oid, nspname, nspacl, nspowner
  from pg_catalog.pg_namespace
  where nspname not in ('pg_catalog', 'information_schema')
    and nspname not like 'pg\_toast%' and nspname not like 'pg\_temp%'
),
from_extensions as (
  select classid, objid from pg_catalog.pg_depend where deptype = 'e'
),
relations as (
  select class.*, schemas.nspname, schemas.nspname || '.' || class.relname as name
  from pg_catalog.pg_class as class join schemas on schemas.oid = class.relnamespace
  where not exists (
    select from from_extensions as brought
    where brought.classid = 'pg_catalog.pg_class'::regclass and brought.objid = class.oid)
),
functions as (
  select proc.*, schemas.nspname, proc.oid::regprocedure::text as name
  from pg_catalog.pg_proc as proc join schemas on schemas.oid = proc.pronamespace
  where not exists (
    select from from_extensions as brought
    where brought.classid = 'pg_catalog.pg_proc'::regclass and brought.objid = proc.oid)
),
people (name, key, own, has_limit) as (values
  ('public.users', 'id', 'auth.user_id()', false),
  ('public.mood_logs', 'user_id', 'auth.user_id()', false),
  ('public.journal_entries', 'user_id', 'auth.user_id()', false),
  ('public.user_astro_profiles', 'user_id', 'auth.user_id()', false),
  ('public.favourites', 'user_id', 'auth.user_id()', true),
  ('public.rest_days', 'user_id', 'auth.user_id()', true),
  ('public.celebrations', 'user_id', 'auth.user_id()', true),
  ('public.japa', 'user_id', 'auth.user_id()', true),
  ('public.settings', 'user_id', 'auth.user_id()', true),
  ('public.kept_charts', 'user_id', 'auth.user_id()', false),
  ('public.personal_recordings', 'user_id', 'auth.user_id()', false),
  ('public.tombstones', 'user_id', 'auth.user_id()', false),
  ('public.imports', 'user_id', 'auth.user_id()', true),
  ('private.departures', 'person', 'door.mark_of_person()', false)
),
catalogue (name) as (values ('public.raagtags'), ('public.daily_audios')),
others (name) as (values
  ('private.schema_version'), ('private.epoch'), ('auth_private.session_claims')
),
policies as (
  select relations.name, policy.*,
    pg_catalog.pg_get_expr(polqual, polrelid) as seen,
    pg_catalog.pg_get_expr(polwithcheck, polrelid) as checked
  from pg_catalog.pg_policy as policy join relations on relations.oid = policy.polrelid
),
door_rights (held) as (
  select name || ' SELECT'
  from (select name from people union all select name from catalogue
    union all values ('private.epoch')) as readable
  union all values ('public.users DELETE'), ('public.users.created_at INSERT'),
    ('public.users.seq UPDATE'), ('public.users.forgotten UPDATE'),
    ('public.users.most_mood_logs UPDATE'), ('public.users.most_journal_entries UPDATE'),
    ('public.tombstones DELETE'),
    ('public.tombstones.kind INSERT'), ('public.tombstones.key INSERT'),
    ('public.tombstones.may_return INSERT'), ('public.imports DELETE'),
    ('public.imports.id INSERT'), ('public.imports.part INSERT'), ('public.imports.kind INSERT'),
    ('public.user_astro_profiles DELETE'), ('public.celebrations DELETE'), ('public.japa DELETE'),
    ('public.settings DELETE'), ('public.settings.setting INSERT'),
    ('public.settings.value INSERT'), ('public.settings.updated_at INSERT'),
    ('public.settings.value UPDATE'), ('public.settings.updated_at UPDATE'),
    ('public.mood_logs DELETE'), ('public.journal_entries DELETE'), ('public.favourites DELETE'),
    ('public.rest_days DELETE'), ('public.favourites.item INSERT'),
    ('public.favourites.added_at INSERT'), ('public.rest_days.local_date INSERT'),
    ('public.celebrations.achievement INSERT'), ('public.celebrations.celebrated_at INSERT'),
    ('private.departures.left_at INSERT'), ('private.departures.left_at UPDATE'),
    ('public.japa.beads UPDATE'), ('public.japa.updated_at UPDATE'),
    ('public.kept_charts DELETE'), ('public.kept_charts.id INSERT'),
    ('public.personal_recordings DELETE')
  union all
  select 'public.personal_recordings.' || attname || ' INSERT' from unnest(array['id', 'title',
    'raag', 'moodcategory', 'seconds', 'address', 'file', 'bytes', 'updated_at']) as attname
  union all
  select 'public.personal_recordings.' || attname || ' UPDATE' from unnest(array[
    'title', 'raag', 'moodcategory', 'seconds', 'updated_at']) as attname
  union all
  select 'public.kept_charts.' || attname || ' ' || verb
  from unnest(array['name', 'birth_date', 'birth_time', 'birth_place', 'timezone', 'latitude',
    'longitude', 'zone', 'utc_offset_seconds', 'sure_to_minutes', 'updated_at']) as attname,
    unnest(array['INSERT', 'UPDATE']) as verb
  union all
  select 'public.japa.' || attname || ' INSERT' from unnest(array[
    'mantra', 'local_date', 'beads', 'updated_at']) as attname
  union all
  select 'public.mood_logs.' || attname || ' INSERT' from unnest(array['id', 'emotion',
    'emotion_label', 'local_date', 'local_minute', 'timestamp', 'minutes', 'raag', 'heard']) as attname
  union all
  select 'public.mood_logs.' || attname || ' UPDATE' from unnest(array[
    'emotion', 'emotion_label', 'local_minute', 'timestamp']) as attname
  union all
  select 'public.journal_entries.' || attname || ' INSERT' from unnest(array['id', 'content',
    'mood', 'date_created', 'local_date', 'local_minute', 'updated_at', 'starred']) as attname
  union all
  select 'public.journal_entries.' || attname || ' UPDATE' from unnest(array[
    'content', 'mood', 'date_created', 'local_date', 'updated_at', 'starred']) as attname
  union all
  select 'public.user_astro_profiles.' || attname || ' ' || verb
  from unnest(array['full_name', 'birth_date', 'birth_time', 'birth_place', 'timezone', 'latitude',
    'longitude', 'zone', 'utc_offset_seconds', 'sure_to_minutes', 'current_dasha', 'moon_sign',
    'updated_at']) as attname, unnest(array['INSERT', 'UPDATE']) as verb
),
rights as (
  select grantee, name || ' ' || privilege_type as held
  from relations, aclexplode(coalesce(relacl, acldefault('r', relowner)))
  where relkind <> 'S' and relkind <> 'i' and relkind <> 'c'
  union all
  select grantee, name || ' ' || privilege_type
  from relations, aclexplode(coalesce(relacl, acldefault('s', relowner)))
  where relkind = 'S'
  union all
  select grantee, name || '.' || attname || ' ' || privilege_type
  from pg_catalog.pg_attribute join relations on relations.oid = attrelid, aclexplode(attacl)
),
no_samples (name, attname) as (values
  ('public.users', 'email'), ('public.users', 'id'), ('public.users', 'seq'),
  ('public.users', 'forgotten'), ('public.users', 'most_mood_logs'),
  ('public.users', 'most_journal_entries'), ('public.users', 'restored'),
  ('public.mood_logs', 'seq'),
  ('public.journal_entries', 'seq'), ('public.user_astro_profiles', 'seq'),
  ('public.favourites', 'seq'), ('public.rest_days', 'seq'), ('public.celebrations', 'seq'),
  ('public.japa', 'seq'), ('public.kept_charts', 'seq'), ('public.personal_recordings', 'seq'),
  ('public.tombstones', 'seq'),
  ('public.mood_logs', 'raag'),
  ('public.mood_logs', 'emotion'), ('public.mood_logs', 'minutes'), ('public.mood_logs', 'heard'),
  ('public.journal_entries', 'content'), ('public.journal_entries', 'mood'),
  ('public.journal_entries', 'starred'),
  ('public.user_astro_profiles', 'full_name'), ('public.user_astro_profiles', 'birth_place'),
  ('public.user_astro_profiles', 'birth_date'), ('public.user_astro_profiles', 'birth_time'),
  ('public.user_astro_profiles', 'latitude'), ('public.user_astro_profiles', 'longitude'),
  ('public.user_astro_profiles', 'zone'), ('public.user_astro_profiles', 'timezone'),
  ('public.user_astro_profiles', 'utc_offset_seconds'),
  ('public.user_astro_profiles', 'current_dasha'), ('public.user_astro_profiles', 'moon_sign'),
  ('public.favourites', 'item'), ('public.japa', 'mantra'), ('public.japa', 'local_date'),
  ('public.japa', 'beads'), ('public.japa', 'updated_at'), ('public.settings', 'setting'),
  ('public.settings', 'value'), ('public.settings', 'updated_at'), ('public.settings', 'seq'),
  ('public.kept_charts', 'name'), ('public.kept_charts', 'birth_date'),
  ('public.kept_charts', 'birth_time'), ('public.kept_charts', 'birth_place'),
  ('public.kept_charts', 'timezone'), ('public.kept_charts', 'latitude'),
  ('public.kept_charts', 'longitude'), ('public.kept_charts', 'zone'),
  ('public.kept_charts', 'utc_offset_seconds'), ('public.kept_charts', 'sure_to_minutes'),
  ('public.kept_charts', 'updated_at'),
  ('public.personal_recordings', 'title'), ('public.personal_recordings', 'raag'),
  ('public.personal_recordings', 'moodcategory'), ('public.personal_recordings', 'seconds'),
  ('public.personal_recordings', 'address'), ('public.personal_recordings', 'file'),
  ('public.personal_recordings', 'bytes'), ('public.personal_recordings', 'updated_at'),
  ('public.tombstones', 'kind'), ('public.tombstones', 'key'), ('public.tombstones', 'deleted_at'),
  ('public.tombstones', 'may_return'), ('public.imports', 'id'), ('public.imports', 'part'),
  ('public.imports', 'kind'), ('public.imports', 'imported_at'), ('public.imports', 'seq')
)

-- Tables.
select name || ' is not a table that the wall knows' as hole
from relations
where relkind in ('r', 'p', 'v', 'm', 'f')
  and name not in (
    select name from people union all select name from catalogue union all select name from others)
union all
select name || ' is missing'
from (select name from people union all select name from catalogue) as known
where to_regclass(name) is null
union all
select name || ' has no forced row-level security'
from relations
where relkind in ('r', 'p') and not (relrowsecurity and relforcerowsecurity)
  and name not in (select name from others)
union all
select name || ' belongs to a role that must own no table'
from relations
where relkind in ('r', 'p', 'v', 'm', 'f', 'S')
  and pg_get_userbyid(relowner) in ('authenticated', 'alap_door', 'postgres')
union all
select name || ' has the rule ' || rulename
from pg_catalog.pg_rewrite join relations on relations.oid = ev_class where rulename <> '_RETURN'
union all
select people.name || '.' || key || ' is not filled with the person who asks'
from people
where to_regclass(people.name) is not null and not exists (
  select from pg_catalog.pg_attribute
  join pg_catalog.pg_attrdef on adrelid = attrelid and adnum = attnum
  where attrelid = to_regclass(people.name) and attname = key and attnotnull
    and pg_get_expr(adbin, adrelid) = own)
union all
select people.name || ' is not keyed by the person first'
from people
where to_regclass(people.name) is not null and not exists (
  select from pg_catalog.pg_index
  join pg_catalog.pg_attribute on attrelid = indrelid and attnum = indkey[0]
  where indrelid = to_regclass(people.name) and indisprimary and attname = key)

-- Policies: two a table of people, one of the catalogue, each for everybody and asked once.
union all
select name || ' has the policy ' || polname || ', which is not as it should be'
from policies
where not case
  when name in (select name from catalogue) then
    polname = 'everyone_reads' and polcmd = 'r' and polpermissive and seen = 'true'
  when polname = 'own_rows' then polpermissive and polcmd = '*' and seen = checked
    and exists (select from people where people.name = policies.name
      and seen like format('(%I = ( SELECT %s AS %%))', people.key, people.own))
  when polname = 'own_project' then not polpermissive and polcmd = '*' and seen = checked
    and seen like '( SELECT door.is\_own\_project() AS %)'
  else false
end or polroles <> '{0}'
union all
select name || ' lacks the policy ' || polname
from (
  select name, polname from people, unnest(array['own_rows', 'own_project']) as polname
  union all select name, 'everyone_reads' from catalogue
) as wanted
where not exists (
  select from policies where policies.name = wanted.name and policies.polname = wanted.polname)

-- Triggers.
union all
select wanted.name || ' lacks the trigger ' || wanted.tgname
from (
  select name, 'limit_rows_a_person' as tgname from people where has_limit
  union all select name, 'number_row' from people where key = 'user_id'
  union all values ('public.mood_logs', 'limit_mood_logs_a_day'),
    ('public.kept_charts', 'limit_kept_charts'), ('public.users', 'describe_user'),
    ('public.personal_recordings', 'limit_personal_recordings'),
    ('public.tombstones', 'forget_old_tombstones'),
    ('public.mood_logs', 'limit_many_rows'), ('public.journal_entries', 'limit_many_rows')
  union all
  select 'public.' || table_name, tgname
  from unnest(array['favourites', 'rest_days']) as table_name,
    unnest(array['remember_deleted', 'forget_returned']) as tgname
  union all
  select 'public.' || table_name, 'forget_returned'
  from unnest(array['user_astro_profiles', 'celebrations', 'japa', 'settings']) as table_name
  union all
  select 'public.' || table_name, tgname
  from unnest(array['mood_logs', 'journal_entries', 'kept_charts', 'personal_recordings']) as table_name,
    unnest(array['remember_deleted', 'refuse_deleted', 'forget_returned']) as tgname
) as wanted
where not exists (
  select from pg_catalog.pg_trigger
  where tgrelid = to_regclass(wanted.name) and pg_trigger.tgname = wanted.tgname
    and tgenabled = 'O')
union all
select name || ' has the trigger ' || tgname
from pg_catalog.pg_trigger join relations on relations.oid = tgrelid
where not tgisinternal
  and tgname not in (
    'limit_rows_a_person', 'limit_mood_logs_a_day', 'limit_kept_charts',
    'limit_personal_recordings', 'describe_user',
    'remember_deleted', 'refuse_deleted', 'forget_returned', 'forget_old_tombstones',
    'number_row', 'limit_many_rows')

-- Rights on tables, columns and sequences.
union all
select who || ' holds ' || held from rights join browser using (grantee)
union all
select 'the door holds ' || held
from rights join pg_catalog.pg_roles on pg_roles.oid = grantee
where rolname = 'alap_door' and held not in (select held from door_rights)
union all
select 'the door lacks ' || held from door_rights
where held not in (
  select held from rights join pg_catalog.pg_roles on pg_roles.oid = grantee
  where rolname = 'alap_door')

-- Functions.
union all
select name || ' ' || fault
from functions, lateral (values
  (pg_get_userbyid(proowner) <> 'alap_door', 'does not belong to the door'),
  (prosecdef <> (nspname = 'api'), 'runs with the wrong rights'),
  (proconfig is distinct from array[
    'search_path=pg_catalog, pg_temp', 'row_security=on', 'TimeZone=UTC', 'DateStyle=ISO, YMD',
    'IntervalStyle=postgres', 'extra_float_digits=1', 'bytea_output=hex', 'xmlbinary=base64',
    'standard_conforming_strings=on', 'transform_null_equals=off', 'array_nulls=on',
    'lock_timeout=5s'], 'does not fix its settings'),
  (nspname = 'api' and prorettype <> 'json'::regtype, 'does not return JSON'),
  -- Text is read anew in every session, and settings of that session decide what a backslash means.
  (prosrc like '%\\%' or prosrc ~* '\mexecute\M', 'holds a backslash or makes statements of text'),
  (nspname = 'api' and not coalesce(proacl::text[] @> array['=X/alap_door'], false),
    'may not be called by everybody')
) as checks (is_wrong, fault)
where nspname in ('api', 'door') and is_wrong
union all
select name || ' stands twice in the schema api'
from (select proname as name from functions where nspname = 'api' group by 1 having count(*) > 1)
  as twice
union all
select name || ' may be called by ' || who
from functions, aclexplode(coalesce(proacl, acldefault('f', proowner))) join browser using (grantee)
where nspname <> 'api' and not (nspname = 'auth' and proname in ('session', 'user_id'))
union all
select name || ' runs with the rights of its owner'
from functions
where prosecdef and nspname <> 'api'
  and not (nspname = 'auth' and proname in ('session', 'user_id')
    and proconfig = array['search_path=""'])
union all
select 'auth.' || proname || '() takes the person from somewhere else'
from pg_catalog.pg_proc join pg_catalog.pg_namespace on pg_namespace.oid = pronamespace
where nspname = 'auth' and proname in ('session', 'user_id')
  and prolang <> (select oid from pg_catalog.pg_language where lanname = 'c')
  and (prosrc not like '%from auth_private.session_claims where pid = pg_catalog.pg_backend_pid()%'
    or prosrc ~* 'setting|coalesce|union' or not prosecdef)
union all
select name || ' does not look in pg_catalog first'
from functions
where nspname = 'private' and prorettype = 'trigger'::regtype
  and proconfig is distinct from array['search_path=pg_catalog, pg_temp']

-- Schemas, the database, and what new objects will be open to.
union all
select who || ' holds ' || privilege_type || ' on the schema ' || nspname
from schemas, aclexplode(coalesce(nspacl, acldefault('n', nspowner))) join browser using (grantee)
where not (privilege_type = 'USAGE' and nspname in ('api', 'auth'))
union all
select 'the schema api is closed'
where not exists (
  select from schemas, aclexplode(nspacl)
  where nspname = 'api' and grantee = 0 and privilege_type = 'USAGE')
union all
select 'the door may make objects in the schema ' || nspname
from schemas where has_schema_privilege('alap_door', oid, 'create')
union all
select 'the door may not use the schema ' || nspname
from schemas
where nspname in ('public', 'private', 'door', 'api', 'auth')
  and not has_schema_privilege('alap_door', oid, 'usage')
union all
select rolname || ' may make temporary objects, or schemas'
from pg_catalog.pg_roles
where rolname in ('authenticated', 'alap_door')
  and (has_database_privilege(oid, current_database(), 'temporary')
    or has_database_privilege(oid, current_database(), 'create'))
union all
select 'the browser’s role may not connect by a right of everybody'
where not exists (
  select from pg_catalog.pg_database, aclexplode(coalesce(datacl, acldefault('d', datdba)))
  where datname = current_database() and grantee = 0 and privilege_type = 'CONNECT')
union all
select 'new objects will be open to ' || who
from pg_catalog.pg_default_acl, aclexplode(defaclacl) join browser using (grantee)
-- Anybody can set these for the browser’s own role, which can make nothing.
where pg_get_userbyid(defaclrole) <> 'authenticated'
union all
select 'new functions will be open to everybody'
where not exists (
  select from pg_catalog.pg_default_acl
  where defaclobjtype = 'f' and defaclnamespace = 0
    and pg_get_userbyid(defaclrole) <> 'authenticated')

-- Roles.
union all
select rolname || ' is a mighty role'
from pg_catalog.pg_roles
where rolname in ('authenticated', 'alap_door')
  and (rolsuper or rolcreaterole or rolcreatedb or rolbypassrls or rolreplication
    or (rolname = 'alap_door' and (rolcanlogin or rolinherit)))
union all
select 'the browser’s role may take every connection'
from pg_catalog.pg_roles
where rolname = 'authenticated' and rolconnlimit <> 48
  and pg_has_role('authenticated', 'member with admin option')
union all
select member.rolname || ' is a member of ' || role.rolname
from pg_catalog.pg_auth_members as membership
join pg_catalog.pg_roles as member on member.oid = membership.member
join pg_catalog.pg_roles as role on role.oid = membership.roleid
where member.rolname in ('authenticated', 'alap_door')
  or (role.rolname = 'alap_door' and membership.inherit_option)
union all
select rolname || ' has settings of its own: ' || split_part(setting, '=', 1)
from pg_catalog.pg_db_role_setting
join pg_catalog.pg_roles on pg_roles.oid = setrole, unnest(setconfig) as setting
where rolname in ('authenticated', 'alap_door')
  and (setdatabase = 0
    or setdatabase = (select oid from pg_catalog.pg_database where datname = current_database()))

-- Samples of what people wrote.
union all
select name || '.' || attname || ' is sampled for the planner'
from no_samples
where not exists (
  select from pg_catalog.pg_attribute
  where attrelid = to_regclass(name) and pg_attribute.attname = no_samples.attname
    and attstattarget = 0)
  or exists (
    select from pg_catalog.pg_stats
    where schemaname || '.' || tablename = name and pg_stats.attname = no_samples.attname)
