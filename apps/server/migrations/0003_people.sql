-- What colleagues may know of each other. Head office (admin, hr, act) belongs to no branch.
create table person (
  id              uuid primary key,
  code            text not null,
  role            text not null check (role in ('admin', 'manager', 'hr', 'act', 'user')),
  first_name      text not null,
  last_name       text not null,
  branch_id       uuid references branch,
  department_id   uuid references department,
  designation_id  uuid references designation,
  active          boolean not null default true,
  version         integer not null default 1,
  created_at      timestamptz not null default now(),
  check ((role in ('manager', 'user')) = (branch_id is not null))
);
create unique index person_code on person (lower(code));
create index person_of_branch on person (branch_id, last_name, first_name, id) where active;

-- What only the person and those who keep the records may know.
create table person_detail (
  person_id       uuid primary key references person,
  branch_id       uuid references branch,
  email           text not null,
  middle_name     text not null default '',
  gender          text check (gender in ('male', 'female')),
  birthday        date,
  birthplace      text not null default '',
  street_address  text not null default '',
  city            text not null default '',
  state           text not null default '',
  zipcode         text not null default '',
  latitude        double precision,
  longitude       double precision,
  contact         text not null default ''
);
create unique index person_email on person_detail (lower(email));

-- Rates hold from a day on, so that a payslip of an earlier period uses the rate of its days.
create table pay_rate (
  person_id       uuid not null references person,
  branch_id       uuid not null references branch,
  effective_from  date not null,
  daily_rate      bigint not null check (daily_rate >= 0),
  overtime_rate   bigint not null check (overtime_rate >= 0),
  primary key (person_id, effective_from)
);
comment on column pay_rate.daily_rate is 'centavos';
comment on column pay_rate.overtime_rate is 'centavos an hour';
create index pay_rate_of_branch on pay_rate (branch_id, person_id, effective_from);

alter table person enable row level security;
create policy in_scope on person to tahi_app
  using ((select scope_every_branch()) or branch_id = (select scope_branch()) or id = (select scope_person()));

alter table person_detail enable row level security;
create policy in_scope on person_detail to tahi_app using (
  person_id = (select scope_person())
  or (not (select scope_own_only()) and ((select scope_every_branch()) or branch_id = (select scope_branch())))
);

call secure_branch_table('pay_rate', true);

grant select, insert, update on person, person_detail, pay_rate to tahi_app;
