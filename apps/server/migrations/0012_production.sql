-- A target of pieces for a branch's designation on a day (W3 Quota).
create table quota (
  id              uuid primary key,
  branch_id       uuid not null references branch,
  department_id   uuid not null references department,
  designation_id  uuid not null references designation,
  style_name      text not null,
  target          integer not null check (target > 0),
  day             date not null,
  active          boolean not null default true,
  version         integer not null default 1,
  created_at      timestamptz not null default now()
);
create unique index quota_living_style on quota (branch_id, day, designation_id, lower(style_name)) where active;
create index quota_of_branch on quota (branch_id, day, id) where active;

-- What was reported against it, append-only: a correction is a negative entry with a reason (D4).
create table quota_progress (
  id                uuid primary key,
  branch_id         uuid not null references branch,
  quota_id          uuid not null references quota,
  person_id         uuid not null references person,
  amount            integer not null check (amount <> 0),
  reason            text,
  reported_by       uuid not null references person,
  reported_by_name  text not null,
  created_at        timestamptz not null default now(),
  check (amount > 0 or reason is not null)
);
-- With the branch, which row security asks for, so that sums are read from the index alone.
create index quota_progress_of_quota on quota_progress (quota_id, person_id) include (amount, branch_id);
create index quota_progress_of_branch on quota_progress (branch_id, created_at, id);

-- Everybody of a branch may know its quotas and how far they are; employees add their own progress alone.
alter table quota enable row level security;
create policy in_scope on quota to tahi_app
  using ((select scope_every_branch()) or branch_id = (select scope_branch()));

alter table quota_progress enable row level security;
create policy read_in_scope on quota_progress for select to tahi_app
  using ((select scope_every_branch()) or branch_id = (select scope_branch()));
create policy add_in_scope on quota_progress for insert to tahi_app with check (
  ((select scope_every_branch()) or branch_id = (select scope_branch()))
  and (not (select scope_own_only()) or person_id = (select scope_person()))
);

grant select, insert, update on quota to tahi_app;
grant select, insert on quota_progress to tahi_app;
