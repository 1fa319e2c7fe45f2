-- A leave and the days that it wrote lie together: a request that waits, and a leave that is not paid to its last day, go
-- with their person to another branch. Until now both stayed behind once they were over.
update leave set branch_id = person.branch_id, version = leave.version + 1
from person
where person.id = leave.person_id and leave.active and leave.branch_id <> person.branch_id
  and (leave.state = 'requested' or exists (
    select from generate_series(leave.first_day, leave.last_day, interval '1 day') as each
    where not exists (
      select from payslip
      where payslip.active and payslip.status = 'paid' and payslip.person_id = leave.person_id
        and each::date between payslip.period_start and payslip.period_end)));

-- Days of a leave that were paid before its person moved stay where they were paid, and whoever takes the leave back must
-- know of them. Runs as the owner, so it looks at the scope itself: of the branch's own leaves alone, and only the days;
-- who reaches every branch sees them anyway and is told of none here.
create function leave_days_elsewhere(leaves uuid[]) returns table (leave_id uuid, day date)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select attendance.leave_id, attendance.day
  from attendance join leave on leave.id = attendance.leave_id
  where not scope_own_only() and leave.branch_id = scope_branch()
    and attendance.active and attendance.leave_id = any(leaves) and attendance.branch_id <> scope_branch()
    and attendance.status = 'leave' and attendance.time_in is null
$$;

-- How much leave its own people took the branch must know, also of leaves that stayed in a former one.
create function leaves_elsewhere(kept uuid, from_day date, to_day date)
returns table (leave_type text, state text, first_day date, last_day date)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select leave.leave_type, leave.state, leave.first_day, leave.last_day
  from leave join person on person.id = leave.person_id
  where not scope_own_only() and person.branch_id = scope_branch()
    and leave.active and leave.state <> 'rejected' and leave.person_id = kept and leave.branch_id <> scope_branch()
    and leave.first_day <= to_day and leave.last_day >= from_day
$$;

revoke all on function leave_days_elsewhere, leaves_elsewhere from public;
grant execute on function leave_days_elsewhere, leaves_elsewhere to tahi_app;
