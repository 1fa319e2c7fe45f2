-- Whoever moved reads what they counted in the branch that they left, and what they counted without a line on a day there
-- can still arrive (docs/decisions/0009-moves.md).

-- A quota of a branch that somebody left, from the days until then.
alter policy in_scope on quota using (
  (select scope_every_branch()) or branch_id = (select scope_branch())
  or exists (
    select from former_member
    where former_member.branch_id = quota.branch_id and former_member.person_id = (select scope_person())
      and former_member.left_on >= quota.day
  )
);

-- Of such a quota they go on reading how far it is, as they did in the branch; record keepers read their own pieces only.
alter policy read_in_scope on quota_progress using (
  (select scope_every_branch()) or branch_id = (select scope_branch()) or person_id = (select scope_person())
  or ((select scope_own_only()) and exists (select from quota where quota.id = quota_progress.quota_id))
);
alter policy add_in_scope on quota_progress with check (
  case
    when (select scope_own_only()) then person_id = (select scope_person())
      and exists (select from quota where quota.id = quota_progress.quota_id and quota.branch_id = quota_progress.branch_id)
    else (select scope_every_branch()) or branch_id = (select scope_branch())
  end
);

-- What arrives in the former branch is in its trail.
alter policy write on audit_entry with check (
  actor_id = (select scope_person()) and (
    (select scope_every_branch()) or branch_id = (select scope_branch())
    or ((select scope_own_only()) and branch_id in (
      select branch_id from former_member where person_id = (select scope_person())
    ))
  )
);

-- Like own_designation_at (0037): where the caller worked, and nothing else.
create function own_branch_at(moment timestamptz) returns uuid
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select branch_id from (
    (select 1 as place, (before ->> 'branchId')::uuid as branch_id
     from audit_entry
     where entity_id = scope_person() and entity = 'person' and at > moment and before ? 'branchId'
     order by id limit 1)
    union all
    (select 2, person.branch_id from person where person.id = scope_person())
  ) as known
  order by place limit 1
$$;

revoke all on function own_branch_at from public;
grant execute on function own_branch_at to tahi_app;
