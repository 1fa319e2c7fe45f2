-- Whoever went to head office may still be owed days that nobody recorded. Their last branch records and pays them, up to
-- the day on which they left it. When that branch is removed, another one takes this over.
alter table person add column last_branch_id uuid references branch, add column left_branch_on date;
comment on column person.last_branch_id is 'of head office alone: the branch that still records and pays their days';
comment on column person.left_branch_on is 'of head office alone: the day on which they left a branch for it';

update person
set last_branch_id = former.branch_id, left_branch_on = former.left_on
from (
  select distinct on (person_id) person_id, branch_id, left_on
  from former_member
  order by person_id, left_on desc,
    -- Of two branches that somebody left on one day, the later one has their unpaid days.
    (select max(day) from attendance
      where attendance.active and attendance.person_id = former_member.person_id
        and attendance.branch_id = former_member.branch_id) desc nulls last
) as former
where former.person_id = person.id and person.branch_id is null;

-- Before there were former members, attendance alone tells it.
update person
set last_branch_id = kept.branch_id, left_branch_on = kept.day
from (
  select distinct on (person_id) person_id, branch_id, day
  from attendance where active and time_in is not null
  order by person_id, day desc
) as kept
where kept.person_id = person.id and person.branch_id is null and person.last_branch_id is null;

alter table person add constraint last_branch_of_head_office check (
  (last_branch_id is null) = (left_branch_on is null) and (last_branch_id is null or branch_id is null)
);
create index person_of_last_branch on person (last_branch_id) where last_branch_id is not null;

-- The branch that has taken over from a removed one reads their names too, and changes nothing of them.
alter policy read_in_scope on person using (
  (select scope_every_branch()) or branch_id = (select scope_branch()) or id = (select scope_person())
  or (not (select scope_own_only()) and last_branch_id = (select scope_branch()))
  or id in (select person_id from former_member where branch_id = (select scope_branch()))
);
alter policy change_in_scope on person using (
  (select scope_every_branch()) or branch_id = (select scope_branch()) or id = (select scope_person())
  or (not (select scope_own_only()) and last_branch_id = (select scope_branch()))
  or id in (select person_id from former_member where branch_id = (select scope_branch()))
);

-- As before, and also of those who went from the branch to head office: their days are not paid twice either, and their
-- leaves are counted.
create or replace function payslips_elsewhere()
returns table (person_id uuid, period_start date, period_end date)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select payslip.person_id, payslip.period_start, payslip.period_end
  from former_member
  join person on person.id = former_member.person_id
  join payslip on payslip.person_id = person.id and payslip.branch_id = former_member.branch_id
  where not scope_own_only() and (person.branch_id = scope_branch() or person.last_branch_id = scope_branch())
    and payslip.active and payslip.branch_id <> scope_branch()
$$;

create or replace function leaves_elsewhere(kept uuid, from_day date, to_day date)
returns table (leave_type text, state text, first_day date, last_day date)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select leave.leave_type, leave.state, leave.first_day, leave.last_day
  from leave join person on person.id = leave.person_id
  where not scope_own_only() and (person.branch_id = scope_branch() or person.last_branch_id = scope_branch())
    and leave.active and leave.state <> 'rejected' and leave.person_id = kept and leave.branch_id <> scope_branch()
    and leave.first_day <= to_day and leave.last_day >= from_day
$$;
