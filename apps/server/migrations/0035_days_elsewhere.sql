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
