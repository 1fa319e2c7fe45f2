-- A pending payslip is not paid: it goes with its person to another branch, and so do its days. Until now both stayed behind.
update payslip set branch_id = person.branch_id, version = payslip.version + 1
from person
where person.id = payslip.person_id and payslip.active and payslip.status = 'pending'
  and payslip.branch_id <> person.branch_id;

update attendance set branch_id = person.branch_id, version = attendance.version + 1
from payslip join person on person.id = payslip.person_id
where attendance.active and payslip.active and payslip.status = 'pending' and attendance.person_id = payslip.person_id
  and attendance.day between payslip.period_start and payslip.period_end and attendance.branch_id <> person.branch_id;

-- A leave that is confirmed after its day was closed takes the place of the absence; taking it back restores it (D4).
alter table attendance add column was_absent boolean not null default false;
comment on column attendance.was_absent is 'a leave stands in the place of an absence, which comes back when it is taken back';
