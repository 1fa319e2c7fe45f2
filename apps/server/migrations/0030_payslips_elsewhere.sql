-- What is paid stays in the branch that a person left, where the branch that pays them next does not see it. That some
-- days are paid already it has to know, and no more: of its own people alone, and only the days. Runs as the owner, so it
-- looks at the scope itself; who reaches every branch sees those payslips anyway and is told of none here.
create function payslips_elsewhere(people uuid[], first_day date, last_day date)
returns table (person_id uuid, period_start date, period_end date)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select payslip.person_id, payslip.period_start, payslip.period_end
  from payslip join person on person.id = payslip.person_id
  where not scope_own_only() and person.branch_id = scope_branch()
    and payslip.active and payslip.person_id = any(people) and payslip.branch_id <> scope_branch()
    and payslip.period_start <= last_day and payslip.period_end >= first_day
$$;

revoke all on function payslips_elsewhere from public;
grant execute on function payslips_elsewhere to tahi_app;

-- For runs of payslips, which look for days to pay of those who left the branch's lists.
create index person_who_left on person (branch_id) where not active;
