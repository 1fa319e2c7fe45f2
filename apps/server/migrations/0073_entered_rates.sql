-- Daily and overtime rate are stored as pairs, but each holds until that one changes. Which of a pair were entered for its
-- day decides what becomes of the other when an earlier one is corrected or taken out.
alter table pay_rate add column daily_entered boolean not null default true;
alter table pay_rate add column overtime_entered boolean not null default true;
comment on column pay_rate.daily_entered is 'false when the amount goes on from the pair before';
comment on column pay_rate.overtime_entered is 'false when the amount goes on from the pair before';

-- Until now an amount that repeats the one before it was taken for one that goes on.
update pay_rate
set daily_entered = pair.new_daily, overtime_entered = pair.new_overtime
from (
  select person_id, effective_from,
    daily_rate is distinct from lag(daily_rate) over earlier as new_daily,
    overtime_rate is distinct from lag(overtime_rate) over earlier as new_overtime
  from pay_rate
  window earlier as (partition by person_id order by effective_from)
) as pair
where pay_rate.person_id = pair.person_id and pay_rate.effective_from = pair.effective_from
  and (pair.new_daily or pair.new_overtime);
