-- One employee's leave, both days included (W3, D4). A withdrawn one is not active.
create table leave (
  id               uuid primary key,
  branch_id        uuid not null references branch,
  person_id        uuid not null references person,
  leave_type       text not null,
  first_day        date not null,
  last_day         date not null check (last_day >= first_day),
  state            text not null default 'requested' check (state in ('requested', 'confirmed', 'rejected')),
  details          text not null default '',
  decided_by_name  text,
  decided_at       timestamptz,
  created_by       uuid not null references person,
  active           boolean not null default true,
  version          integer not null default 1,
  created_at       timestamptz not null default now(),
  constraint leaves_do_not_overlap exclude using gist (
    person_id with =, daterange(first_day, last_day, '[]') with &&
  ) where (active and state <> 'rejected')
);
create index leave_of_branch on leave (branch_id, first_day, last_day, state, id, person_id) where active;
create index leave_of_person on leave (person_id, first_day) where active;
-- The badge of the menu.
create index leave_requested on leave (branch_id) where active and state = 'requested';

call secure_branch_table('leave', true);
grant select, insert, update on leave to tahi_app;

-- The days that a confirmed leave wrote, so that taking it back removes exactly those.
alter table attendance add column leave_id uuid references leave;
create index attendance_of_leave on attendance (leave_id) where leave_id is not null;
