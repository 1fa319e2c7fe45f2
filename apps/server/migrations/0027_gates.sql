-- A tablet at a branch's gate, where people clock in one after the other. It holds a token of its own, which opens
-- nothing else. What tokens and codes hash to is not read by tahi_app.
create table gate (
  id             uuid primary key,
  branch_id      uuid not null references branch,
  name           text not null,
  created_by     uuid not null references person,
  created_at     timestamptz not null,
  -- What a tablet is paired with, once, until then.
  pairing_hash   bytea unique,
  pairing_until  timestamptz,
  token_hash     bytea unique,
  paired_at      timestamptz,
  last_seen_at   timestamptz,
  ended_at       timestamptz check (ended_at is null or (token_hash is null and pairing_hash is null)),
  version        integer not null default 1
);
create index gate_of_branch on gate (branch_id, name) where ended_at is null;

call secure_branch_table('gate', false);
grant select (id, branch_id, name, created_by, created_at, pairing_until, paired_at, last_seen_at, ended_at, version)
  on gate to tahi_app;
grant insert on gate to tahi_app;
grant update (name, pairing_hash, pairing_until, token_hash, ended_at, version) on gate to tahi_app;

-- Secrets, out of tahi_app's reach as passwords are. The latest failures, newest first, as many as lock it.
create table gate_pin (
  person_id  uuid primary key references person,
  pin_hash   text not null,
  set_at     timestamptz not null,
  failed_at  timestamptz[] not null default '{}'
);
alter table gate_pin enable row level security;

-- Sets somebody's PIN: one's own, or as those who keep the person. A new one begins without failures.
create function set_gate_pin(kept uuid, new_hash text, at timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if kept is distinct from scope_person() and scope_keeps(kept) is not true then
    raise insufficient_privilege using message = 'This person is outside of the scope.';
  end if;
  insert into gate_pin (person_id, pin_hash, set_at) values (kept, new_hash, at)
  on conflict (person_id) do update set pin_hash = excluded.pin_hash, set_at = excluded.set_at, failed_at = '{}';
end $$;

-- Since when those in scope have a PIN, and its latest failures; never the PIN.
create function gate_pins() returns table (person_id uuid, set_at timestamptz, failed_at timestamptz[])
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select gate_pin.person_id, gate_pin.set_at, gate_pin.failed_at
  from gate_pin join person on person.id = gate_pin.person_id
  where person.id = scope_person()
    or (scope_is_set() and not scope_own_only() and (scope_every_branch() or person.branch_id = scope_branch()))
$$;

revoke all on function set_gate_pin, gate_pins from public;
grant execute on function set_gate_pin, gate_pins to tahi_app;

-- What a gate sent and was answered: the same key again is answered the same. A wrong PIN of a punch that was taken
-- without a line stays here for HR: who tapped does not know that it was wrong.
create table gate_punch (
  -- The tablet's key.
  id           uuid primary key,
  branch_id    uuid not null references branch,
  gate_id      uuid not null references gate,
  person_id    uuid not null references person,
  phone_time   timestamptz not null,
  received_at  timestamptz not null,
  -- Whether it was sent later than it was taken.
  offline      boolean not null,
  outcome      text not null check (outcome in ('recorded', 'already', 'refused', 'locked', 'undecided')),
  kind         text check (kind in ('in', 'out')),
  wall_time    smallint check (wall_time between 0 and 1439)
);
create index gate_punch_refused on gate_punch (branch_id, received_at)
  where offline and outcome in ('refused', 'locked');

call secure_branch_table('gate_punch', true);
grant select, insert on gate_punch to tahi_app;
