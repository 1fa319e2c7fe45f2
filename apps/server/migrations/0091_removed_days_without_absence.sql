-- Only an absence that was removed keeps its day empty, or a leave that stood in the place of one: a day that HR had entered
-- as Present without times by mistake says nothing about whether the person was absent, nor does the leave's own day.
create or replace function absence_was_removed(kept uuid, on_day date) returns boolean
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select exists (
    select from attendance as removed
    join person on person.id = removed.person_id
    join audit_entry on audit_entry.entity_id = removed.id and audit_entry.entity = 'attendance'
      and audit_entry.action = 'attendance.remove'
    where removed.person_id = kept and removed.day = on_day and not removed.active and removed.time_in is null
      and (removed.recorded_status = 'absent' or removed.was_absent)
      and (scope_every_branch() or person.id = scope_person() or not scope_own_only() and (
        person.branch_id = scope_branch() or person.last_branch_id = scope_branch() or removed.branch_id = scope_branch()))
  )
$$;
