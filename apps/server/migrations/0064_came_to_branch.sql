-- A shift that is assigned from an earlier day begins when its person came to the branch: until then the former branch's
-- shift applies. The new branch learns the day, and not which branch it was.
create function came_to_branch_on(who uuid) returns date
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select max(former_member.left_on)
  from former_member join person on person.id = former_member.person_id
  where not scope_own_only() and (scope_every_branch() or person.branch_id = scope_branch()) and person.id = who
$$;

revoke all on function came_to_branch_on from public;
grant execute on function came_to_branch_on to tahi_app;

create index former_member_of_person on former_member (person_id, left_on);
