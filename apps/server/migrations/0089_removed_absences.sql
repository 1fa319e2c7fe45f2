-- A day that HR removed stays empty, also after its person went to another branch, whose HR sees neither the removed record
-- nor who removed it. Runs as the owner, so it looks at the scope itself, and says only yes or no. A record with times that
-- was removed says nothing about whether the person was absent.
create function absence_was_removed(kept uuid, on_day date) returns boolean
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select exists (
    select from attendance as removed
    join person on person.id = removed.person_id
    join audit_entry on audit_entry.entity_id = removed.id and audit_entry.entity = 'attendance'
      and audit_entry.action = 'attendance.remove'
    where removed.person_id = kept and removed.day = on_day and not removed.active and removed.time_in is null
      and (scope_every_branch() or person.id = scope_person() or not scope_own_only() and (
        person.branch_id = scope_branch() or person.last_branch_id = scope_branch() or removed.branch_id = scope_branch()))
  )
$$;

revoke all on function absence_was_removed from public;
grant execute on function absence_was_removed to tahi_app;

-- Each import asks for the days that the branch's earlier files held back.
create index attendance_import_held on attendance_import_row (branch_id) where problem = 'after_midnight';
