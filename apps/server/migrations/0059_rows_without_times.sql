-- A clock's list of everybody's days has rows without times for absences and rest days. They were called bad, and hid the
-- rows that are to be mended.
alter table attendance_import_row
  drop constraint attendance_import_row_outcome_check;
update attendance_import_row set outcome = 'noTimes', problem = null where problem = 'no_times';
alter table attendance_import_row
  add constraint attendance_import_row_outcome_check check (outcome in ('good', 'unchanged', 'noTimes', 'bad'));
