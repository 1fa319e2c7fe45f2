-- A clock that writes 11/10/2026 is read as its earlier files were: on a day or two a month a file of one day does not tell.
alter table attendance_import
  add column date_order text check (date_order in ('month_first', 'day_first')),
  add column read_as_before jsonb;
comment on column attendance_import.date_order is 'The order of day and month that the file''s own dates tell; null where they tell none';
comment on column attendance_import.read_as_before is
  'A date (text, and the day it is read as) of which only the order of earlier files tells which day it is; null where there is none';
