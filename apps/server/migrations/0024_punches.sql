-- Clock-ins and clock-outs that were taken without a line and sent later: what the phone said, what the server believes
-- and why it may be wrong (domain/punch-claim.ts). One that could not be recorded stays here too.
create table punch (
  -- The phone's key: the same punch sent again is the same row.
  id                  uuid primary key,
  branch_id           uuid not null references branch,
  person_id           uuid not null references person,
  kind                text not null check (kind in ('in', 'out')),
  -- When the server believes that it was, and the company's day of that moment.
  believed_at         timestamptz not null,
  day                 date not null,
  phone_time          timestamptz not null,
  sent_at             timestamptz not null,
  since_contact_ms    bigint,
  contact_at          timestamptz,
  set_back_ms         bigint not null,
  received_at         timestamptz not null,
  clock_difference_s  bigint not null,
  doubts              text[] not null,
  outcome             text not null check (outcome in ('recorded', 'alreadyClocked', 'refused')),
  reason              text,
  -- The record of the day as it stood then; a record that was removed since is looked at by nobody.
  attendance_id       uuid references attendance
);
create index punch_of_branch on punch (branch_id, day, outcome);
create index punch_of_person on punch (person_id, day);
create index punch_of_attendance on punch (attendance_id) where attendance_id is not null;

call secure_branch_table('punch', true);
grant select, insert on punch to tahi_app;
-- Who moves to another branch takes along what is not yet paid.
grant update (branch_id) on punch to tahi_app;

-- Whether a time of the day was claimed, written with it, so that lists need not look.
alter table attendance add column claimed boolean not null default false;
create index attendance_claimed on attendance (branch_id, day) where active and claimed;
