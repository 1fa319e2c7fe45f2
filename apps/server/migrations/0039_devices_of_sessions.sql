-- A phone shows one's pushes for as long as one is signed in there. Of browsers from before, and of the console's, whose
-- sessions end with their tab, no session is known: they are told by their name and endpoint, as before.
alter table push_device add session_id uuid references session on delete cascade;
create index push_device_of_session on push_device (session_id);

-- With a default, so that a server of the version before goes on until it is replaced.
drop function add_push_device(uuid, text, text, text, text, timestamptz, text);
create function add_push_device(
  new_id uuid, browser text, public_key text, secret text, called text, at timestamptz, spoken text default 'en',
  of_session uuid default null
) returns uuid
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  device uuid;
begin
  delete from push_device where endpoint = browser and person_id <> scope_person();
  insert into push_device (id, person_id, endpoint, p256dh, auth, name, language, created_at, session_id)
  values (new_id, scope_person(), browser, public_key, secret, called, spoken, at,
    (select id from session where id = of_session and person_id = scope_person() and client = 'employee'))
  on conflict (endpoint) do update
    set p256dh = public_key, auth = secret, name = called, language = spoken, session_id = excluded.session_id
  returning id into device;
  return device;
end $$;
revoke all on function add_push_device from public;
grant execute on function add_push_device to tahi_app;

-- To count mails nobody's address is needed, nor what else was typed, perhaps a password in the wrong field. What was
-- counted holds for an hour only, so it is not kept.
-- Not beside the version before: there, registering and asking for a new password fail until it is replaced.
drop table mail_request;
create table mail_request (
  account  bytea not null,
  at       timestamptz not null
);
comment on column mail_request.account is 'HMAC of the mailbox, or of what was typed where there is none, known or not';
create index mail_request_of_account on mail_request (account, at);
alter table mail_request enable row level security;
