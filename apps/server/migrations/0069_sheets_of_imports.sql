-- Only one sheet of a spreadsheet was read, and nothing said that there were others.
alter table attendance_import add column sheets jsonb;
alter table people_import add column sheets jsonb;
comment on column attendance_import.sheets is
  'Which sheet of the file was read, and which others have cells; null where it has no other';
comment on column people_import.sheets is
  'Which sheet of the file was read, and which others have cells; null where it has no other';
