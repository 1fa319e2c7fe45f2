create table shift (
  id             uuid primary key,
  branch_id      uuid not null references branch,
  name           text not null,
  starts_at      smallint not null check (starts_at between 0 and 1439),
  ends_at        smallint not null check (ends_at between 0 and 1439 and ends_at > starts_at),
  break_minutes  smallint not null check (break_minutes between 0 and 480),
  days           smallint[] not null,
  active         boolean not null default true,
  version        integer not null default 1,
  created_at     timestamptz not null default now()
);
comment on column shift.starts_at is 'minutes after midnight, company time';
create unique index shift_living_name on shift (branch_id, lower(name)) where active;

-- From this day on; no shift means the usual hours.
create table shift_assignment (
  person_id  uuid not null references person,
  branch_id  uuid not null references branch,
  from_day   date not null,
  shift_id   uuid references shift,
  primary key (person_id, from_day)
);
create index shift_assignment_of_branch on shift_assignment (branch_id, person_id, from_day);

-- An import of a biometric clock's file, read into rows before anything becomes attendance.
create table attendance_import (
  id           uuid primary key,
  branch_id    uuid not null references branch,
  created_by   uuid not null references person,
  file_name    text not null,
  state        text not null check (state in ('reading', 'ready', 'importing', 'imported', 'failed')),
  message      text,
  layout       text check (layout in ('daily', 'punches')),
  header       text[] not null default '{}',
  rows         integer not null default 0,
  checked      integer not null default 0,
  imported     integer not null default 0,
  created_at   timestamptz not null default now(),
  -- The last sign of life of the process that works on it.
  touched_at   timestamptz not null default now()
);
create index attendance_import_of_branch on attendance_import (branch_id, created_at);

create table attendance_import_row (
  import_id  uuid not null references attendance_import on delete cascade,
  branch_id  uuid not null references branch,
  line       integer not null,
  code       text not null,
  person_id  uuid,
  day        date,
  time_in    smallint,
  time_out   smallint,
  outcome    text not null check (outcome in ('good', 'unchanged', 'bad')),
  problem    text,
  raw        text[] not null,
  primary key (import_id, line)
);

-- One employee's day. The schedule that held when it was written is copied in, so that a later change of a shift
-- leaves it as it was; `status` is what every reader sees (C4 and D3 Derivation, as domain/attendance.ts has it).
create table attendance (
  id               uuid primary key,
  branch_id        uuid not null references branch,
  person_id        uuid not null references person,
  day              date not null,
  time_in          smallint check (time_in between 0 and 1439),
  time_out         smallint check (time_out between 0 and 1439),
  recorded_status  text not null check (recorded_status in ('pending', 'present', 'absent', 'late', 'halfday', 'leave')),
  late_after       smallint not null default 510,
  paid_from        smallint not null default 420,
  paid_until       smallint not null default 960,
  break_minutes    smallint not null default 60,
  status           text not null generated always as (
    case
      when recorded_status <> 'pending' or time_in is null then recorded_status
      when time_out is null then 'present'
      when time_in > late_after then 'late'
      when time_out - time_in <= 300 then 'halfday'
      else 'pending'
    end
  ) stored,
  import_id        uuid references attendance_import,
  active           boolean not null default true,
  version          integer not null default 1,
  created_at       timestamptz not null default now(),
  check (time_out is null or time_out > time_in)
);
comment on column attendance.time_in is 'minutes after midnight, company time';
create unique index attendance_of_person on attendance (person_id, day) where active;
-- Serves the list, its exact count and the summaries without touching the table.
create index attendance_of_branch on attendance (branch_id, day, status, id, person_id) where active;

-- Branch days that the nightly close has been through.
create table closed_day (
  branch_id  uuid not null references branch,
  day        date not null,
  closed_at  timestamptz not null default now(),
  primary key (branch_id, day)
);

call secure_branch_table('shift_assignment', true);
call secure_branch_table('attendance', true);
call secure_branch_table('attendance_import', false);
call secure_branch_table('attendance_import_row', false);
call secure_branch_table('closed_day', false);

-- Everybody of a branch may know its shifts.
alter table shift enable row level security;
create policy in_scope on shift to tahi_app
  using ((select scope_every_branch()) or branch_id = (select scope_branch()));

grant select, insert, update on shift, attendance, attendance_import to tahi_app;
grant select, insert, update, delete on shift_assignment, attendance_import_row to tahi_app;
grant select, insert on closed_day to tahi_app;
