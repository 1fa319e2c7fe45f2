-- When a record took its hours from the schedule. What was assigned later, while a payslip covered the day, holds for it once the
-- payslip is taken away; new hours of a shift that held before do not. Until now the payslip's age told that, which is wrong for
-- days that a payslip was extended to.
alter table attendance add column schedule_at timestamptz not null default now();
alter table attendance alter column schedule_at set default clock_timestamp();
comment on column attendance.schedule_at is 'when the hours were copied from the schedule';

update attendance set schedule_at = payslip.created_at
from payslip
where payslip.active and payslip.person_id = attendance.person_id
  and attendance.day between payslip.period_start and payslip.period_end
  and exists (
    select from shift_assignment as assigned
    where assigned.person_id = attendance.person_id and assigned.from_day <= attendance.day
      and assigned.written_at >= payslip.created_at);
