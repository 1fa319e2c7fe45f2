-- Whoever works by the season is deactivated and activated again and again. Until now only the last time was known, so the
-- days of an earlier one counted as absences.
-- Not beside the version before: whom it activates again may get absences of days that they were away.
alter table person add column days_away datemultirange not null default '{}';
comment on column person.days_away is 'from the days after each deactivation until the activation after it';
comment on column person.activated_on is 'no longer used: days_away has every time';

update person set days_away = spells.days
from (
  select entity_id, range_agg(daterange(left_on + 1, back_on)) as days
  from (
    select entity_id, action, (at at time zone company.time_zone)::date as left_on,
      (lead(at) over (partition by entity_id order by audit_entry.id) at time zone company.time_zone)::date as back_on
    from audit_entry, company
    where action in ('person.deactivate', 'person.reactivate')
  ) as turns
  where action = 'person.deactivate' and left_on + 1 < back_on
  group by entity_id
) as spells
where person.id = spells.entity_id;
