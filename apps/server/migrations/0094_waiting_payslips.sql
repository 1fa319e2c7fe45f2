-- The dashboard counts the payslips that wait to be paid, which are few among those of all years.
create index payslip_waiting on payslip (branch_id, pay_date) where active and status = 'pending';
