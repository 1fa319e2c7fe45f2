-- People move between branches. What is not yet paid goes with them; what is paid stays where it was paid, so the
-- branch they left goes on naming them, and they go on seeing their own records of it.
create table former_member (
  branch_id  uuid not null references branch,
  person_id  uuid not null references person,
  left_on    date not null,
  primary key (branch_id, person_id)
);
comment on table former_member is 'People whose paid records stayed in a branch that they left.';

alter table former_member enable row level security;
create policy in_scope on former_member to tahi_app using (
  not (select scope_own_only()) and ((select scope_every_branch()) or branch_id = (select scope_branch()))
);
grant select, insert, update, delete on former_member to tahi_app;

drop policy in_scope on person;
create policy in_scope on person to tahi_app using (
  (select scope_every_branch()) or branch_id = (select scope_branch()) or id = (select scope_person())
  or id in (select person_id from former_member where branch_id = (select scope_branch()))
);

-- A record of a person is in scope with its branch, and always readable for the person, whatever branch keeps it; "own
-- only" leaves just the latter. Nobody writes outside the branch.
create or replace procedure secure_branch_table(table_name regclass, has_person boolean) language plpgsql as $$
declare
  branch text := '((select scope_every_branch()) or branch_id = (select scope_branch()))';
  readable text := 'not (select scope_own_only()) and ' || branch;
  writable text := readable;
begin
  if has_person then
    readable := '(' || readable || ') or person_id = (select scope_person())';
    writable := branch || ' and (not (select scope_own_only()) or person_id = (select scope_person()))';
  end if;
  execute format('alter table %s enable row level security', table_name);
  execute format('drop policy if exists in_scope on %s', table_name);
  execute format('create policy in_scope on %s to tahi_app using (%s) with check (%s)', table_name, readable, writable);
end $$;

call secure_branch_table('pay_rate', true);
call secure_branch_table('shift_assignment', true);
call secure_branch_table('attendance', true);
call secure_branch_table('payslip', true);
