-- What is announced to one branch, or to all of them (C3 Announcement). A cancelled one is not active.
create table announcement (
  id           uuid primary key,
  -- No branch: to everybody.
  branch_id    uuid references branch,
  posted_by    uuid not null references person,
  poster_name  text not null,
  title        text not null,
  description  text not null,
  first_day    date not null,
  last_day     date not null check (last_day >= first_day),
  active       boolean not null default true,
  version      integer not null default 1,
  created_at   timestamptz not null default now()
);
create index announcement_of_branch on announcement (branch_id, created_at desc, id) where active;

-- Everybody reads those of the own branch and those to all; those to all are head office's to write.
alter table announcement enable row level security;
create policy read_in_scope on announcement for select to tahi_app using (
  (select scope_every_branch()) or branch_id = (select scope_branch())
  or (branch_id is null and (select scope_is_set()))
);
create policy write_in_scope on announcement for insert to tahi_app with check (
  not (select scope_own_only()) and ((select scope_every_branch()) or branch_id = (select scope_branch()))
);
create policy change_in_scope on announcement for update to tahi_app using (
  not (select scope_own_only()) and ((select scope_every_branch()) or branch_id = (select scope_branch()))
);

-- Who has read it, and when first. The branch is the reader's at that time; head office's people have none.
create table announcement_reading (
  announcement_id  uuid not null references announcement,
  person_id        uuid not null references person,
  branch_id        uuid references branch,
  read_at          timestamptz not null default now(),
  primary key (announcement_id, person_id)
);

-- Everybody notes the own reading alone.
alter table announcement_reading enable row level security;
create policy read_in_scope on announcement_reading for select to tahi_app using (
  person_id = (select scope_person())
  or (not (select scope_own_only()) and ((select scope_every_branch()) or branch_id = (select scope_branch())))
);
create policy note_own on announcement_reading for insert to tahi_app with check (
  person_id = (select scope_person())
);

grant select, insert, update on announcement to tahi_app;
grant select, insert on announcement_reading to tahi_app;
