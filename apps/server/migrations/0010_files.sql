-- What was uploaded; the content lies in the store under the id. Whoever shows a record's file signs its address, so
-- only the one who uploaded it reads the row (D6).
create table file (
  id           uuid primary key,
  uploaded_by  uuid not null references person,
  name         text not null,
  type         text not null,
  bytes        integer not null check (bytes > 0),
  created_at   timestamptz not null default now()
);

alter table file enable row level security;
create policy own on file to tahi_app using (uploaded_by = (select scope_person()));
grant select, insert on file to tahi_app;

-- Keys that every server of the company shares, out of tahi_app's reach.
create table secret (
  name        text primary key,
  value       bytea not null,
  created_at  timestamptz not null default now()
);
alter table secret enable row level security;

alter table person add column avatar_file_id uuid references file;
