-- The department that somebody was in when their payslip was computed. Until now a payslip showed where they are today, so
-- past pay days changed whenever somebody changed departments. What they were in before is not known here.
alter table payslip add column department_id uuid references department;
comment on column payslip.department_id is 'the person''s when the payslip was computed';

alter table payslip disable trigger paid_payslip_stays;
update payslip set department_id = person.department_id
from person where person.id = payslip.person_id and person.department_id is not null;
alter table payslip enable trigger paid_payslip_stays;

-- As before, also for a department's payslips.
drop index payslip_of_branch;
create index payslip_of_branch on payslip (branch_id, pay_date, status, id) include (person_id, department_id, net_pay)
  where active;
