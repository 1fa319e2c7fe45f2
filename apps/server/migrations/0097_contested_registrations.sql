-- Of several registrations for one mailbox nobody knows which one its owner typed, so none gives its password (decision 0013).
alter table registration
  add column mailbox text,
  add column contested boolean not null default false;
comment on column registration.mailbox is 'the mailbox behind the address; null where it was registered before this column';
create index registration_mailbox on registration (coalesce(mailbox, lower(email)));

drop function lock_registration;
create function lock_registration(wanted uuid)
returns table (id uuid, code text, email text, role text, state text, decided_by uuid, contested boolean)
language sql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
  select id, code, email, role, state, decided_by, contested
  from registration where id = wanted and state <> 'unverified' and scope_decides(role) for update
$$;
revoke all on function lock_registration from public;
grant execute on function lock_registration to tahi_app;
