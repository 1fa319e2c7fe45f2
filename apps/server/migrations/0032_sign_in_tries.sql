-- A password typed into the wrong field must not lie here in clear: what was typed as a user ID is kept as a keyed hash, of
-- accounts that are known and of those that are not. The failures so far lock for minutes only, so they are not kept.
drop table sign_in_failure;

create table sign_in_failure (
  id       uuid primary key,
  account  bytea not null,
  at       timestamptz not null
);
comment on column sign_in_failure.account is 'HMAC of the user ID that was typed, known or not, so that a lock tells nothing about who exists';
create index sign_in_failure_of_account on sign_in_failure (account, at);
alter table sign_in_failure enable row level security;
