-- What a good row of a clock's file adds to the record that its day has already: the evening's file has the times out of
-- the days that the morning's began.
alter table attendance_import_row
  add column adds text check (adds in ('time_out', 'times'));
