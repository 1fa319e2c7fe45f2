-- A rate that was entered for the wrong day is taken out of the history; the audit trail keeps it.
grant delete on pay_rate to tahi_app;

-- What those who keep people do to secrets and codes that tahi_app does not reach. The functions run as the owner, so
-- each looks at the caller's scope itself.

create function scope_keeps(kept uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select not scope_own_only() and exists (
    select from person
    where id = kept and id <> scope_person() and (scope_every_branch() or branch_id = scope_branch())
  )
$$;

-- Whoever sets another's password knows it, so it has to be changed at the next sign-in (D2).
create function set_password(kept uuid, new_hash text, at timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if scope_keeps(kept) is not true then
    raise insufficient_privilege using message = 'This person is outside of the scope.';
  end if;
  insert into credential (person_id, password_hash, must_change_password, changed_at)
  values (kept, new_hash, true, at)
  on conflict (person_id) do update
  set password_hash = excluded.password_hash, must_change_password = excluded.must_change_password,
    changed_at = excluded.changed_at;
end $$;

create function end_sessions(kept uuid, at timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if scope_keeps(kept) is not true then
    raise insufficient_privilege using message = 'This person is outside of the scope.';
  end if;
  update session set ended_at = at where person_id = kept and ended_at is null;
end $$;

-- The next free EMP-00001, as many as are asked for. Codes are unique in the whole company, whatever branch the caller
-- sees, and until the transaction ends nobody else is given one or takes one: call it before any insert, also for none.
create function next_person_codes(how_many integer) returns setof text
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  last_number numeric;
begin
  perform pg_advisory_xact_lock(7231005);
  select coalesce(max(substring(code from 5)::numeric), 0) into last_number
  from person where code ~* '^EMP-[0-9]{5,}$';
  return query
    select 'EMP-' || lpad(number::text, greatest(5, length(number::text)), '0')
    from generate_series(last_number + 1, last_number + how_many) as number;
end $$;

revoke all on function scope_keeps, set_password, end_sessions, next_person_codes from public;
grant execute on function set_password, end_sessions, next_person_codes to tahi_app;
