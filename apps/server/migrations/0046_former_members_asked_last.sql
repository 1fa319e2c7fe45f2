-- Whoever left a branch is still read by those who keep its records, and goes on reading its name. Until now the policies
-- looked that up with a subquery on former_member, whose own policy came with it: ten settings more to every statement that
-- reads people or branches. A function costs nothing until the rest of the condition does not hold.
create function has_left_this_branch(person uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select not scope_own_only()
    and exists (select from former_member where person_id = person and branch_id = scope_branch())
$$;
create function has_been_left_by_me(branch uuid) returns boolean
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select exists (select from former_member where branch_id = branch and person_id = scope_person())
$$;
revoke all on function has_left_this_branch, has_been_left_by_me from public;
grant execute on function has_left_this_branch, has_been_left_by_me to tahi_app;

alter policy read_in_scope on person using (
  (select scope_every_branch()) or branch_id = (select scope_branch()) or id = (select scope_person())
  or has_left_this_branch(id)
);
alter policy change_in_scope on person using (
  (select scope_every_branch()) or branch_id = (select scope_branch()) or id = (select scope_person())
  or has_left_this_branch(id)
);
alter policy in_scope on branch using (
  (select scope_every_branch()) or id = (select scope_branch()) or has_been_left_by_me(id)
);
