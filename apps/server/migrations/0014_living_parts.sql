-- Who is active belongs to living parts of the organisation alone. The verbs see to it and say so in words; this refuses
-- what they would miss. `for share` waits for a removal that is under way, and holds one off until this is written.
create function refuse_removed_part() returns trigger language plpgsql as $$
begin
  if new.branch_id is distinct from old.branch_id or old.active is not true then
    perform from branch where id = new.branch_id and active for share;
    if new.branch_id is not null and not found then raise exception 'the branch was removed'; end if;
  end if;
  if new.department_id is distinct from old.department_id or old.active is not true then
    perform from department where id = new.department_id and active for share;
    if new.department_id is not null and not found then raise exception 'the department was removed'; end if;
  end if;
  if new.designation_id is distinct from old.designation_id or old.active is not true then
    perform from designation where id = new.designation_id and active for share;
    if new.designation_id is not null and not found then raise exception 'the designation was removed'; end if;
  end if;
  return new;
end $$;

create trigger person_of_living_parts
  before insert or update of branch_id, department_id, designation_id, active on person
  for each row when (new.active) execute function refuse_removed_part();

-- The other way round: nothing is removed that somebody active belongs to. The column of person is the argument.
create function refuse_orphans() returns trigger language plpgsql as $$
declare
  orphans boolean;
begin
  execute format('select exists (select from person where active and %I = $1)', tg_argv[0]) into orphans using old.id;
  if orphans then raise exception 'people still belong to this %', tg_table_name; end if;
  return new;
end $$;

create trigger branch_without_people before update of active on branch
  for each row when (old.active and not new.active) execute function refuse_orphans('branch_id');
create trigger department_without_people before update of active on department
  for each row when (old.active and not new.active) execute function refuse_orphans('department_id');
create trigger designation_without_people before update of active on designation
  for each row when (old.active and not new.active) execute function refuse_orphans('designation_id');

-- How many belong to each is counted wherever departments and designations are listed.
create index person_of_department on person (department_id, branch_id) where active;
create index person_of_designation on person (designation_id, branch_id) where active;
create index designation_of_department on designation (department_id) where active;

-- Whoever left a branch goes on reading their own records of it, with its name.
drop policy in_scope on former_member;
create policy in_scope on former_member to tahi_app using (
  person_id = (select scope_person())
  or (not (select scope_own_only()) and ((select scope_every_branch()) or branch_id = (select scope_branch())))
);
drop policy in_scope on branch;
create policy in_scope on branch to tahi_app using (
  (select scope_every_branch()) or id = (select scope_branch())
  or id in (select branch_id from former_member where person_id = (select scope_person()))
);
