-- Whom a number on a branch's clock meant until its holder no longer had it there: older files of the clock go on meaning
-- them, although somebody else may have the number by now (decision 0007).
create table former_clock_number (
  branch_id     uuid not null references branch,
  clock_number  text not null,
  last_day      date not null,
  person_id     uuid not null references person,
  may_be_wrong  boolean not null,
  primary key (branch_id, clock_number, last_day)
);
comment on column former_clock_number.may_be_wrong is
  'It was changed while they worked in the branch, perhaps because it never was theirs: its rows mean nobody.';

call secure_branch_table('former_clock_number', false);
grant select, insert on former_clock_number to tahi_app;
