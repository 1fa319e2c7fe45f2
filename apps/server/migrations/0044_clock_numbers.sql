-- What the biometric clock of a branch calls somebody: clocks number people by themselves. A number that somebody had who
-- left stays theirs until it is taken from them: older files of the clock mean them.
alter table person
  add column clock_number text,
  add constraint clock_number_of_branch check (clock_number is null or branch_id is not null);
create unique index person_clock_number on person (branch_id, clock_number) where clock_number is not null;

-- What a row of a clock's file names its person by, in the form in which people have it.
alter table attendance_import_row add column clock_number text not null default '';
