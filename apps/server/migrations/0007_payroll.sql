-- One employee's pay for one period: what the pay policy computed and why, frozen (D5).
create table payslip (
  id                   uuid primary key,
  branch_id            uuid not null references branch,
  person_id            uuid not null references person,
  created_by           uuid not null references person,
  period_start         date not null,
  period_end           date not null check (period_end >= period_start),
  pay_date             date not null,
  payment_method       text not null default 'cash',
  status               text not null default 'pending' check (status in ('pending', 'paid')),
  daily_rate           bigint not null,
  overtime_rate        bigint not null,
  regular_days         integer not null,
  regular_hours        integer not null,
  overtime_hours       integer not null,
  total_regular_pay    bigint not null,
  total_overtime_pay   bigint not null,
  gross_pay            bigint not null,
  philhealth           bigint not null,
  pagibig              bigint not null,
  sss                  bigint not null,
  tax                  bigint not null,
  total_deductions     bigint not null,
  net_pay              bigint not null,
  policy_name          text not null,
  policy_version       integer not null,
  rates                jsonb not null,
  regular_parts        jsonb not null,
  overtime_parts       jsonb not null,
  days                 jsonb not null,
  warnings             jsonb not null,
  active               boolean not null default true,
  version              integer not null default 1,
  created_at           timestamptz not null default now(),
  check (gross_pay = total_regular_pay + total_overtime_pay),
  check (total_deductions = philhealth + pagibig + sss + tax),
  check (net_pay = gross_pay - total_deductions),
  constraint payslip_periods_do_not_overlap exclude using gist (
    person_id with =, daterange(period_start, period_end, '[]') with &&
  ) where (active)
);
comment on table payslip is 'money in centavos, hours in hundredths';
-- Serves the list, its exact count and the summary without touching the table, whose rows are wide with their days.
create index payslip_of_branch on payslip (branch_id, pay_date, status, id) include (person_id, net_pay) where active;
create index payslip_of_person on payslip (person_id, period_start) where active;

call secure_branch_table('payslip', true);

grant select, insert, update on payslip to tahi_app;
