-- A foreign key is a query for each row, and an import writes twenty thousand while the embedded database has no other
-- connection: these two were a third of its time. A record's branch is written together with its person's or taken
-- from there, and that key stays; branches and imports are never deleted while records name them.
alter table attendance
  drop constraint attendance_branch_id_fkey,
  drop constraint attendance_import_id_fkey;
