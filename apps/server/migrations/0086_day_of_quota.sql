-- HR may have put a quota on another day or designation, by hand, since pieces of it were counted without a line: they are
-- judged by the day that it had at that moment, as by its designation. Both stand in the audit trail.

-- With a default, so that a server of the version before goes on until it is replaced.
drop function was_own_quota(uuid, timestamptz);
create function was_own_quota(asked uuid, moment timestamptz, that_day date default null) returns boolean
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
      and (that_day is null or that_day = coalesce(
        (select (before ->> 'date')::date
         from audit_entry
         where entity_id = asked and entity = 'quota' and at > moment and before ? 'date'
         order by id limit 1),
        quota.day
      ))
  )
$$;

revoke all on function was_own_quota from public;
grant execute on function was_own_quota to tahi_app;
