-- A password typed into the wrong field must not lie here in clear: what was typed as a user ID is kept as a keyed hash, of
-- accounts that are known and of those that are not. The failures so far lock for minutes only, so they are not kept.
-- Not beside the version before: there, signing in fails until it is replaced.
drop table sign_in_failure;

create table sign_in_failure (
  id       uuid primary key,
  account  bytea not null,
  at       timestamptz not null
);
comment on column sign_in_failure.account is 'HMAC of the user ID that was typed, known or not, so that a lock tells nothing about who exists';
create index sign_in_failure_of_account on sign_in_failure (account, at);
alter table sign_in_failure enable row level security;

-- Sessions end with what would outlive them: mailed links to a new password, and pushes to devices. Links first, as who
-- uses one does. A sign-in holds the credential while it opens a session: it either ends with the others, or finds what
-- has changed.
create or replace function end_sessions(kept uuid, at timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if scope_keeps(kept) is not true then
    raise insufficient_privilege using message = 'This person is outside of the scope.';
  end if;
  update password_reset set used_at = at where person_id = kept and used_at is null;
  perform from credential where person_id = kept for update;
  delete from push_device where person_id = kept;
  update session set ended_at = at where person_id = kept and ended_at is null;
end $$;

-- The application's 90 days were open to every role until now.
update session set ended_at = now()
from person
where person.id = session.person_id and person.role <> 'user' and session.client = 'employee' and session.ended_at is null;
