-- A shift's hours can change, and the days before keep those that held then, whenever they are recorded. `shift` has the
-- hours of today; a row here has those of the days before its own, back to the row before it.
create table former_shift_hours (
  shift_id       uuid not null references shift,
  branch_id      uuid not null references branch,
  before_day     date not null,
  starts_at      smallint not null,
  ends_at        smallint not null,
  break_minutes  smallint not null,
  days           smallint[] not null,
  primary key (shift_id, before_day)
);
comment on column former_shift_hours.before_day is 'the day of the change: the first one with later hours';

-- Like the shift: everybody of a branch may know it, its keepers write it. Nobody rewrites it.
alter table former_shift_hours enable row level security;
create policy in_scope on former_shift_hours to tahi_app
  using ((select scope_every_branch()) or branch_id = (select scope_branch()))
  with check (
    not (select scope_own_only()) and ((select scope_every_branch()) or branch_id = (select scope_branch()))
  );
grant select, insert on former_shift_hours to tahi_app;

comment on column shift_assignment.starts_at is 'this and the next three are of a shift whose branch the person left, as they were on from_day; null for others';
