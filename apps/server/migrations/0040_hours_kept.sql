-- Who moves keeps the hours of the former branch's shifts for the days before: they are recorded and paid where the person
-- works now, and the shift itself is out of reach there, nor do its later hours concern those days.
alter table shift_assignment
  add column starts_at smallint,
  add column ends_at smallint,
  add column break_minutes smallint,
  add column days smallint[],
  add constraint shift_assignment_keeps_all check (num_nonnulls(starts_at, ends_at, break_minutes, days) in (0, 4));
comment on column shift_assignment.starts_at is 'this and the next three are of a shift whose branch the person left, as it was then; null for others';

update shift_assignment
set starts_at = shift.starts_at, ends_at = shift.ends_at, break_minutes = shift.break_minutes, days = shift.days
from shift
where shift.id = shift_assignment.shift_id and shift.branch_id <> shift_assignment.branch_id;
