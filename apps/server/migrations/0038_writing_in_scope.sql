-- The second lock on writing. Until now a policy said of most tables what is read, and whatever is read could be written.
-- Now each says both. What is locked for a change is what may be read, so that whoever waits for a row waits as before and
-- is refused by what it would become.

create function scope_is_admin() returns boolean language sql stable as $$
  select scope_every_branch() and exists (select from person where id = scope_person() and role = 'admin' and active)
$$;

-- A branch's table. With `has_person`, its records belong to people, who read their own whatever branch keeps them. With
-- `theirs`, they also write their own into the branch they work in: new ones as the condition says.
drop procedure secure_branch_table(regclass, boolean);
create procedure secure_branch_table(table_name regclass, has_person boolean, theirs text default null)
language plpgsql as $$
declare
  branch text := '((select scope_every_branch()) or branch_id = (select scope_branch()))';
  keepers text := 'not (select scope_own_only()) and ' || branch;
  own text := 'person_id = (select scope_person())';
  readable text := keepers;
  addable text := keepers;
  lockable text := keepers;
  writable text := keepers;
begin
  if has_person then readable := format('(%s) or %s', keepers, own); end if;
  if theirs is not null then
    addable := format('%s and (not (select scope_own_only()) or (%s and %s))', branch, own, theirs);
    lockable := format('(%s) or ((select scope_own_only()) and %s)', keepers, own);
    writable := format('%s and (not (select scope_own_only()) or %s)', branch, own);
  end if;
  execute format('alter table %s enable row level security', table_name);
  execute format('drop policy if exists in_scope on %s', table_name);
  execute format('create policy read_in_scope on %s for select to tahi_app using (%s)', table_name, readable);
  execute format('create policy add_in_scope on %s for insert to tahi_app with check (%s)', table_name, addable);
  execute format('create policy change_in_scope on %s for update to tahi_app using (%s) with check (%s)',
    table_name, lockable, writable);
  execute format('create policy remove_in_scope on %s for delete to tahi_app using (%s)', table_name, keepers);
end $$;

call secure_branch_table('shift_assignment', true);
call secure_branch_table('pay_rate', true);
call secure_branch_table('payslip', true);
call secure_branch_table('attendance', true, theirs => $$recorded_status = 'pending'$$);
call secure_branch_table('leave', true, theirs => $$state = 'requested'$$);
call secure_branch_table('correction', true, theirs => $$state = 'requested'$$);
call secure_branch_table('punch', true, theirs => 'true');
call secure_branch_table('gate_punch', true, theirs => 'true');

-- A policy does not know what stood there; a trigger does. The argument says who writes what its condition names.
create function refuse_out_of_scope() returns trigger language plpgsql as $$
begin
  if scope_is_set() and not (case tg_argv[0]
    when 'keepers' then not scope_own_only()
    when 'every branch' then scope_every_branch()
    when 'admin' then scope_is_admin()
  end) then
    raise insufficient_privilege using message = format('row-level security refuses %s of %s', tg_name, tg_table_name);
  end if;
  return new;
end $$;

-- What somebody wrote of themselves, others pay by and decide: once it stands, nobody takes it back alone.
create trigger times_that_stand before update on attendance
  for each row when (
    (old.time_in is not null and (new.time_in is distinct from old.time_in or not new.active))
    or (old.time_out is not null and new.time_out is distinct from old.time_out)
    or (new.recorded_status <> old.recorded_status and new.recorded_status <> 'pending'))
  execute function refuse_out_of_scope('keepers');
create trigger decided_leave before update on leave
  for each row when (old.state <> 'requested' or new.state <> 'requested')
  execute function refuse_out_of_scope('keepers');
create trigger decided_correction before update on correction
  for each row when (old.state <> 'requested' or new.state not in ('requested', 'withdrawn'))
  execute function refuse_out_of_scope('keepers');

-- What a whole branch may read, its keepers write. Employees lock the quota that they count pieces of.
alter policy in_scope on shift with check (
  not (select scope_own_only()) and ((select scope_every_branch()) or branch_id = (select scope_branch()))
);
alter policy in_scope on quota with check (
  not (select scope_own_only()) and ((select scope_every_branch()) or branch_id = (select scope_branch()))
);

-- The company and its parts are the General Manager's; others hold a part while they write what belongs to it.
alter policy in_scope on branch with check ((select scope_is_admin()));
alter policy in_scope on department with check ((select scope_is_admin()));
alter policy in_scope on designation with check ((select scope_is_admin()));
alter policy change_by_admin on company using ((select scope_is_admin()));

-- Who left a branch is noted by those who move people, which takes every branch: whoever could write here would read the
-- people of others.
alter policy in_scope on former_member with check ((select scope_every_branch()));
create policy removed_in_scope on former_member as restrictive for delete to tahi_app
  using ((select scope_every_branch()));

-- Keepers write people of their branch, and everybody what is their own. A role is the General Manager's to give, and another
-- branch is given by those who reach both.
drop policy in_scope on person;
create policy read_in_scope on person for select to tahi_app using (
  (select scope_every_branch()) or branch_id = (select scope_branch()) or id = (select scope_person())
  or id in (select person_id from former_member where branch_id = (select scope_branch()))
);
create policy add_in_scope on person for insert to tahi_app with check (
  not (select scope_own_only()) and ((select scope_every_branch()) or branch_id = (select scope_branch()))
  and (role = 'user' or (select scope_is_admin()))
);
create policy change_in_scope on person for update to tahi_app
  using (
    (select scope_every_branch()) or branch_id = (select scope_branch()) or id = (select scope_person())
    or id in (select person_id from former_member where branch_id = (select scope_branch()))
  )
  with check (
    id = (select scope_person())
    or (not (select scope_own_only()) and ((select scope_every_branch()) or branch_id = (select scope_branch())))
  );
alter policy in_scope on person_detail with check (
  ((select scope_every_branch()) or branch_id = (select scope_branch()))
  and (not (select scope_own_only()) or person_id = (select scope_person()))
);
alter policy note_own on announcement_reading with check (
  person_id = (select scope_person()) and branch_id is not distinct from (select scope_branch())
);
create trigger role_given before update on person
  for each row when (new.role <> old.role) execute function refuse_out_of_scope('admin');
create trigger branch_given before update on person
  for each row when (new.branch_id is distinct from old.branch_id) execute function refuse_out_of_scope('every branch');

-- Nobody keeps the own record: of oneself, the columns in the arguments alone.
create function refuse_but_own_columns() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - tg_argv is distinct from to_jsonb(old) - tg_argv then
    raise insufficient_privilege using message = format('row-level security refuses %s of %s', tg_name, tg_table_name);
  end if;
  return new;
end $$;

create trigger own_record before update on person
  for each row when (old.id = scope_person()) execute function refuse_but_own_columns('avatar_file_id', 'version');
create trigger own_record before update on person_detail
  for each row when (old.person_id = scope_person())
  execute function refuse_but_own_columns('birthday', 'contact', 'gender');
create policy rates_of_others on pay_rate as restrictive to tahi_app
  using (true) with check (person_id is distinct from (select scope_person()));
