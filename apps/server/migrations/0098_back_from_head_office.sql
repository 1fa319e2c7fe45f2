-- Whoever comes back from head office was away from the branches like somebody who is hired again: nobody was absent on
-- these days, and what the new branch assigns begins when they came, not when they left the former one.
alter table person add column came_on date;
comment on column person.came_on is 'from head office to another branch than the one that they had left, the last time';
comment on column person.days_away is
  'from the days after each deactivation, or each move to head office, until they were back';

update person set days_away = days_away + spells.days, came_on = spells.came_on
from (
  select entity_id, range_agg(daterange(left_on + 1, greatest(left_on + 1, back_on))) as days,
    max(back_on) filter (where back_in <> left_branch) as came_on
  from (
    select entity_id, before ->> 'branchId' as left_branch, after ->> 'branchId' as went_to,
      (at at time zone company.time_zone)::date as left_on,
      lead(after ->> 'branchId') over turns as back_in,
      (lead(at) over turns at time zone company.time_zone)::date as back_on
    from audit_entry, company
    where entity = 'person' and action in ('person.change', 'person.deactivate', 'person.reactivate')
      and after ? 'branchId'
    window turns as (partition by entity_id order by audit_entry.id)
  ) as moves
  where went_to is null and back_in is not null
  group by entity_id
) as spells
where person.id = spells.entity_id;

-- As before, and also of who came from head office. For who is there, the day on which they came to their last branch.
create or replace function came_to_branch_on(who uuid) returns date
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select greatest(
    person.came_on,
    (
      select max(former_member.left_on) from former_member
      where former_member.person_id = person.id
        and (person.left_branch_on is null or former_member.left_on < person.left_branch_on)
    )
  )
  from person
  where not scope_own_only() and person.id = who
    and (scope_every_branch() or person.branch_id = scope_branch() or person.last_branch_id = scope_branch())
$$;
