-- Who asked for an account (D2 Registration). It holds a password's hash, so tahi_app reaches it through the functions below.
create table registration (
  id             uuid primary key,
  code           text not null,
  email          text not null,
  role           text not null check (role in ('user', 'act', 'hr')),
  state          text not null default 'unverified' check (state in ('unverified', 'waiting', 'approved', 'refused')),
  password_hash  text,
  code_digest    bytea,
  wrong_codes    integer not null default 0,
  link_ends_at   timestamptz not null,
  verified_at    timestamptz,
  decided_by     uuid references person,
  decided_at     timestamptz,
  created_at     timestamptz not null,
  check (state = 'unverified' or verified_at is not null),
  check ((state in ('unverified', 'waiting')) = (password_hash is not null)),
  check ((state in ('approved', 'refused')) = (decided_at is not null))
);
comment on column registration.code is 'the officer ID that was typed';
create unique index registration_waiting_email on registration (lower(email)) where state = 'waiting';
create index registration_waiting_code on registration (lower(code)) where state = 'waiting';
create index registration_unverified on registration (lower(email)) where state = 'unverified';
alter table registration enable row level security;

create table password_reset (
  id          uuid primary key,
  person_id   uuid not null references person,
  token_hash  bytea not null unique,
  ends_at     timestamptz not null,
  used_at     timestamptz,
  created_at  timestamptz not null
);
create index password_reset_of_person on password_reset (person_id) where used_at is null;
alter table password_reset enable row level security;

-- By what was typed, known or not: one address can only be sent so many mails, and neither answer is faster.
create table mail_request (
  account  text not null,
  at       timestamptz not null
);
create index mail_request_of_account on mail_request (account, at);
alter table mail_request enable row level security;

-- Every branch's office reads and decides, for a registration names no branch; one branch's office employees alone.
create function scope_decides(asked_role text) returns boolean language sql stable
set search_path = pg_catalog, public, pg_temp as $$
  select not scope_own_only() and (scope_every_branch() or (scope_branch() is not null and asked_role = 'user'))
$$;

create function pending_registrations()
returns table (id uuid, code text, email text, role text, created_at timestamptz, verified_at timestamptz, code_taken boolean)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select id, code, email, role, created_at, verified_at,
    exists (select from person where lower(person.code) = lower(registration.code))
  from registration where state = 'waiting' and scope_decides(role)
$$;

-- Holds one that somebody decides about, decided or not, until the transaction ends.
create function lock_registration(wanted uuid)
returns table (id uuid, code text, email text, role text, state text, decided_by uuid)
language sql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
  select id, code, email, role, state, decided_by
  from registration where id = wanted and state <> 'unverified' and scope_decides(role) for update
$$;

-- The password goes to the person that the caller just made of the registration, and is kept nowhere else.
create function approve_registration(wanted uuid, made uuid, at timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if scope_keeps(made) is not true then
    raise insufficient_privilege using message = 'This person is outside of the scope.';
  end if;
  insert into credential (person_id, password_hash, must_change_password, changed_at)
  select made, password_hash, false, at
  from registration where id = wanted and state = 'waiting' and scope_decides(role);
  if not found then
    raise insufficient_privilege using message = 'This registration is outside of the scope.';
  end if;
  update registration set state = 'approved', password_hash = null, decided_by = scope_person(), decided_at = at
  where id = wanted;
end $$;

create function refuse_registration(wanted uuid, at timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update registration set state = 'refused', password_hash = null, decided_by = scope_person(), decided_at = at
  where id = wanted and state = 'waiting' and scope_decides(role);
  if not found then
    raise insufficient_privilege using message = 'This registration is outside of the scope.';
  end if;
end $$;

revoke all on function pending_registrations, lock_registration, approve_registration, refuse_registration from public;
grant execute on function pending_registrations, lock_registration, approve_registration, refuse_registration to tahi_app;
