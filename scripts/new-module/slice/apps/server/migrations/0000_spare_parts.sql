-- The spare parts of a branch.
create table spare_part (
  id          uuid primary key,
  branch_id   uuid not null references branch,
  name        text not null,
  active      boolean not null default true,
  version     integer not null default 1,
  created_at  timestamptz not null
);
create index spare_part_of_branch on spare_part (branch_id, name) where active;

-- Read and written by those who keep the branch's records, not by its employees.
call secure_branch_table('spare_part', false);
grant select, insert on spare_part to tahi_app;
grant update (name, active, version) on spare_part to tahi_app;
