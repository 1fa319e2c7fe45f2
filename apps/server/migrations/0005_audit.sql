-- Who did what, when, from where, with the record before and after. Append-only.
create table audit_entry (
  id          bigint generated always as identity primary key,
  at          timestamptz not null default now(),
  actor_id    uuid,
  actor_name  text not null,
  address     text not null,
  request_id  text not null,
  action      text not null,
  entity      text not null,
  entity_id   uuid not null,
  branch_id   uuid references branch,
  reason      text,
  before      jsonb,
  after       jsonb
);
create index audit_of_entity on audit_entry (entity_id, id);
create index audit_of_branch on audit_entry (branch_id, id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit entries are never changed';
end $$;

create trigger audit_is_append_only before update or delete on audit_entry
  for each row execute function refuse_change();

alter table audit_entry enable row level security;
create policy read_in_scope on audit_entry for select to tahi_app using (
  not (select scope_own_only()) and ((select scope_every_branch()) or branch_id = (select scope_branch()))
);
create policy write on audit_entry for insert to tahi_app
  with check (actor_id = (select scope_person())
    and ((select scope_every_branch()) or branch_id = (select scope_branch())));

grant select, insert on audit_entry to tahi_app;
