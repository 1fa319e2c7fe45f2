-- Pieces that were counted without a line arrive later, when their quota may have gone to another designation, because its
-- own was merged: they are judged by the designation that the quota had at that moment, as by the caller's
-- (own_designation_at, 0037). Earlier ones stand in the audit trail, which employees do not read. Runs as the owner, and so
-- tells of quotas of the caller's branch of that moment and nothing else.
create function was_own_quota(asked uuid, moment timestamptz) returns boolean
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select exists (
    select from quota
    where quota.id = asked and quota.branch_id = own_branch_at(moment)
      and own_designation_at(moment) = coalesce(
        (select (before ->> 'designationId')::uuid
         from audit_entry
         where entity_id = asked and entity = 'quota' and at > moment and before ? 'designationId'
         order by id limit 1),
        quota.designation_id
      )
  )
$$;

revoke all on function was_own_quota from public;
grant execute on function was_own_quota to tahi_app;
