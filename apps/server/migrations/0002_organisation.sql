create table company (
  one         boolean primary key default true check (one),
  name        text not null,
  demo        boolean not null default false,
  created_at  timestamptz not null default now()
);

create table branch (
  id          uuid primary key,
  name        text not null,
  active      boolean not null default true,
  version     integer not null default 1,
  created_at  timestamptz not null default now()
);
create unique index branch_living_name on branch (lower(name)) where active;

create table department (
  id          uuid primary key,
  name        text not null,
  active      boolean not null default true,
  version     integer not null default 1,
  created_at  timestamptz not null default now()
);
create unique index department_living_name on department (lower(name)) where active;

create table designation (
  id            uuid primary key,
  department_id uuid not null references department,
  name          text not null,
  active        boolean not null default true,
  version       integer not null default 1,
  created_at    timestamptz not null default now()
);
create unique index designation_living_name on designation (department_id, lower(name)) where active;

alter table company enable row level security;
alter table branch enable row level security;
alter table department enable row level security;
alter table designation enable row level security;

create policy in_scope on company to tahi_app using ((select scope_is_set()));
create policy in_scope on branch to tahi_app
  using ((select scope_every_branch()) or id = (select scope_branch()));
create policy in_scope on department to tahi_app using ((select scope_is_set()));
create policy in_scope on designation to tahi_app using ((select scope_is_set()));

grant select on company to tahi_app;
grant select, insert, update on branch, department, designation to tahi_app;
