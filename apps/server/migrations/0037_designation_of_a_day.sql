-- Pieces that were counted without a line are sent later, when whoever counted them may work elsewhere: they are judged by
-- the designation of that moment. A person keeps the present one alone; earlier ones stand in the audit trail, which
-- employees do not read. Runs as the owner, and so tells of the caller's own designation and nothing else.
create function own_designation_at(moment timestamptz) returns uuid
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select designation_id from (
    (select 1 as place, (before ->> 'designationId')::uuid as designation_id
     from audit_entry
     where entity_id = scope_person() and entity = 'person' and at > moment and before ? 'designationId'
     order by id limit 1)
    union all
    (select 2, person.designation_id from person where person.id = scope_person())
  ) as known
  order by place limit 1
$$;

revoke all on function own_designation_at from public;
grant execute on function own_designation_at to tahi_app;
