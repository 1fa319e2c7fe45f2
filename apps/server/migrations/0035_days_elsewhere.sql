-- What a former branch keeps is asked by attendance too, for every day of a list: all of the branch's people at once, so that
-- a statement asks once. Tells what it told before, and to the same.
drop function payslips_elsewhere(uuid[], date, date);
create function payslips_elsewhere()
returns table (person_id uuid, period_start date, period_end date)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select payslip.person_id, payslip.period_start, payslip.period_end
  from former_member
  join person on person.id = former_member.person_id
  join payslip on payslip.person_id = person.id and payslip.branch_id = former_member.branch_id
  where not scope_own_only() and person.branch_id = scope_branch()
    and payslip.active and payslip.branch_id <> scope_branch()
$$;

revoke all on function payslips_elsewhere from public;
grant execute on function payslips_elsewhere to tahi_app;

-- What somebody worked up to the day they were deactivated can be recorded later. Until now only the trail knew that day.
alter table person add column deactivated_on date, add column activated_on date;
comment on column person.deactivated_on is 'the last time, by the company''s calendar; stays after a reactivation';
comment on column person.activated_on is 'again, after the last deactivation';

update person
set deactivated_on = (trail.deactivated_at at time zone company.time_zone)::date,
  activated_on = case when person.active then (trail.activated_at at time zone company.time_zone)::date end
from (
  select entity_id, max(at) filter (where action = 'person.deactivate') as deactivated_at,
    max(at) filter (where action = 'person.reactivate') as activated_at
  from audit_entry
  where action in ('person.deactivate', 'person.reactivate')
  group by entity_id
) as trail, company
where person.id = trail.entity_id;

-- Days under a payslip keep their hours; what was assigned meanwhile holds for them once the payslip is taken away.
alter table shift_assignment add column written_at timestamptz not null default '-infinity';
alter table shift_assignment alter column written_at set default now();
