-- A General Manager who came from a branch may remove it: what it owes them goes where its people go. Of their own records
-- they change the branch alone. What a row was a policy does not see, so that a trigger refuses the rest.
drop trigger own_record_of_admin on person;
create trigger own_record_of_admin before update on person
  for each row when (old.id = scope_person() and scope_is_admin())
  execute function refuse_but_own_columns(
    'avatar_file_id', 'version', 'name_order', 'first_name', 'last_name', 'last_branch_id');

drop policy days_of_others on attendance;
create policy days_of_others on attendance as restrictive for insert to tahi_app
  with check ((select scope_own_only()) or person_id is distinct from (select scope_person()));
create policy change_days_of_others on attendance as restrictive for update to tahi_app
  using (true)
  with check (
    (select scope_own_only()) or person_id is distinct from (select scope_person()) or (select scope_is_admin())
  );
create trigger own_days_of_admin before update on attendance
  for each row when (new.person_id = scope_person() and scope_is_admin())
  -- The status follows from the others, and has no value yet before the update.
  execute function refuse_but_own_columns('branch_id', 'version', 'status');

drop policy decided_by_others on leave;
create policy decided_by_others on leave as restrictive for insert to tahi_app
  with check (
    (select scope_own_only()) or state = 'requested' or person_id is distinct from (select scope_person())
  );
create policy change_decided_by_others on leave as restrictive for update to tahi_app
  using (true)
  with check (
    (select scope_own_only()) or state = 'requested' or person_id is distinct from (select scope_person())
    or (select scope_is_admin())
  );
create trigger own_leave_of_admin before update on leave
  for each row when (new.state <> 'requested' and new.person_id = scope_person() and scope_is_admin())
  execute function refuse_but_own_columns('branch_id', 'version');

drop policy rates_of_others on pay_rate;
create policy rates_of_others on pay_rate as restrictive for insert to tahi_app
  with check (person_id is distinct from (select scope_person()));
create policy change_rates_of_others on pay_rate as restrictive for update to tahi_app
  using (true)
  with check (person_id is distinct from (select scope_person()) or (select scope_is_admin()));
create trigger own_rates_of_admin before update on pay_rate
  for each row when (new.person_id = scope_person() and scope_is_admin())
  execute function refuse_but_own_columns('branch_id');
