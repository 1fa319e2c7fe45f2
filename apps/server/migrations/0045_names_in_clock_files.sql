-- Whom a clock's file calls who a row means, and whether this is the name of somebody else: a number is another person in
-- another branch.
alter table attendance_import_row
  add column name text not null default '',
  add column other_name boolean not null default false;
