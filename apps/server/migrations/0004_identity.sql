-- Secrets live apart from people, out of tahi_app's reach: only the sign-in verbs, which run as the owner, read them.
create table credential (
  person_id             uuid primary key references person,
  password_hash         text not null,
  must_change_password  boolean not null default false,
  changed_at            timestamptz not null default now()
);

create table session (
  id            uuid primary key,
  token_hash    bytea not null unique,
  person_id     uuid not null references person,
  client        text not null check (client in ('console', 'employee')),
  address       text not null,
  user_agent    text not null,
  created_at    timestamptz not null default now(),
  last_used_at  timestamptz not null default now(),
  ended_at      timestamptz
);
create index session_of_person on session (person_id) where ended_at is null;

-- Failures by the user ID that was typed, known or not, so that a lock tells nothing about who exists.
create table sign_in_failure (
  account  text not null,
  at       timestamptz not null default now()
);
create index sign_in_failure_of_account on sign_in_failure (account, at);

alter table credential enable row level security;
alter table session enable row level security;
alter table sign_in_failure enable row level security;
