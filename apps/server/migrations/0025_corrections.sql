-- An employee's request that a day of attendance be corrected, with the times as they should be. What came of it is
-- kept; the day itself may change again afterwards.
create table correction (
  id               uuid primary key,
  branch_id        uuid not null references branch,
  person_id        uuid not null references person,
  day              date not null,
  time_in          smallint not null check (time_in between 0 and 1439),
  time_out         smallint check (time_out between 0 and 1439 and time_out > time_in),
  reason           text not null,
  state            text not null default 'requested'
                   check (state in ('requested', 'accepted', 'refused', 'withdrawn')),
  answer           text,
  decided_by_name  text,
  decided_at       timestamptz,
  version          integer not null default 1,
  created_at       timestamptz not null default now()
);
comment on column correction.time_in is 'minutes after midnight, company time';
-- One open request a day.
create unique index correction_open on correction (person_id, day) where state = 'requested';
create index correction_of_branch on correction (branch_id, day, state, id, person_id);
create index correction_of_person on correction (person_id, day);
-- The badge of the menu.
create index correction_requested on correction (branch_id) where state = 'requested';

call secure_branch_table('correction', true);
grant select, insert, update on correction to tahi_app;
