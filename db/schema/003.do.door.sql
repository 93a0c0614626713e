-- What the functions of `api` share. They belong to the door, as those do, and only those may call them.
-- `private.restate_wall()` gives every function of both schemas its owner, its settings and who may call it.

-- The signed-in person, or a refusal: no function of `api` runs for nobody.
create function door.person() returns text
language plpgsql stable as $$
declare
  claims constant jsonb := auth.session();
  person constant text := auth.user_id();
begin
  if person is null or person = '' or char_length(person) > 128
    or jsonb_typeof(claims -> 'sub') is distinct from 'string'
    or claims ->> 'sub' is distinct from person
  then
    raise exception 'Nobody is signed in' using errcode = '28000';
  end if;
  if not door.is_own_project() then
    raise exception 'The sign-in belongs to another project' using errcode = '28000';
  end if;
  return person;
end
$$;

-- The signed-in person, or a refusal when their account was deleted since they signed in.
create function door.member() returns text
language plpgsql stable as $$
declare
  person constant text := door.person();
  claims constant jsonb := auth.session();
  signed_in_at constant timestamptz := case jsonb_typeof(claims -> 'auth_time')
    when 'number' then to_timestamp((claims ->> 'auth_time')::double precision)
    else '-infinity'
  end;
begin
  if exists (
    select from private.departures as departure
    where departure.person = door.mark_of_person() and departure.left_at >= signed_in_at
  ) then
    raise exception 'This account was deleted' using errcode = '28000';
  end if;
  return person;
end
$$;

-- What every write begins with: the person, with a row of their own, who has not left, and with the next number
-- for what they change. It is taken before any row is touched: two writes that each hold a row and wait
-- for the number of the other would never end. The settings of a role that somebody has changed must not
-- make a stored row less durable.
create function door.writer() returns text
language plpgsql volatile as $$
declare
  person constant text := door.person();
begin
  perform set_config('synchronous_commit', 'on', true);
  insert into public.users (created_at) values (default) on conflict do nothing;
  update public.users as own set seq = private.number_after(own.seq) where own.id = person;
  -- Only now, as they may have left while this waited for its turn.
  return door.member();
end
$$;

-- When a change counts as made: when it happened, but always after what it was based on, so that a
-- clock that runs behind loses nothing.
create function door.stamp(at timestamptz, base timestamptz) returns timestamptz
language sql immutable begin atomic
  select greatest(at, base + interval '1 millisecond');
end;

-- An instant as the app reads it: ISO 8601 in UTC, to the millisecond.
create function door.instant(at timestamptz) returns text
language sql immutable begin atomic
  select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
end;

-- The same to the microsecond, for a copy in which nothing is rounded.
create function door.exact_instant(at timestamptz) returns text
language sql immutable begin atomic
  select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"');
end;
