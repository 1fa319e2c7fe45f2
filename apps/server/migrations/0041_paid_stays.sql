-- What was paid stays as it was paid, whatever runs past the verbs. They see to it and say so in words; this refuses what
-- they would miss.

-- A paid payslip only goes back to pending. Its version counts what was done to it.
create function refuse_paid_payslip() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or to_jsonb(new) - '{status,version}'::text[] <> to_jsonb(old) - '{status,version}'::text[] then
    raise exception 'a paid payslip is never changed';
  end if;
  return new;
end $$;

create trigger paid_payslip_stays before update or delete on payslip
  for each row when (old.active and old.status = 'paid') execute function refuse_paid_payslip();

-- Nor are the hours that it paid. What had none may become a leave or an absence there; that nobody adds hours is seen to
-- by the verbs alone, for a queue at the gate and imports of thousands of days would wait for this. Runs as the owner: a
-- branch does not see what a former one paid.
create function refuse_paid_hours() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if exists (
    select from payslip
    where active and status = 'paid' and person_id = old.person_id and old.day between period_start and period_end
  ) then
    raise exception 'hours that are paid are never changed';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
revoke all on function refuse_paid_hours from public;

create trigger paid_hours_stay before update on attendance
  for each row when (
    old.active and old.time_out is not null
    and (new.branch_id, new.person_id, new.day, new.time_in, new.time_out, new.recorded_status, new.late_after,
      new.paid_from, new.paid_until, new.break_minutes, new.active)
    is distinct from (old.branch_id, old.person_id, old.day, old.time_in, old.time_out, old.recorded_status, old.late_after,
      old.paid_from, old.paid_until, old.break_minutes, old.active))
  execute function refuse_paid_hours();
create trigger paid_hours_are_kept before delete on attendance
  for each row when (old.active and old.time_out is not null) execute function refuse_paid_hours();
