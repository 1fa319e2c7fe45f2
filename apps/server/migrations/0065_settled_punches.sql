-- Who of HR dealt with a claim that was not recorded, and when. Until then it is told above every list of its day.
alter table punch
  add column settled_at timestamptz,
  add column settled_by_name text,
  add check ((settled_at is null) = (settled_by_name is null));
create index punch_unsettled on punch (branch_id, day) where outcome = 'refused' and settled_at is null;
grant update (settled_at, settled_by_name) on punch to tahi_app;

create trigger settled_punch before update on punch
  for each row when (new.settled_at is distinct from old.settled_at)
  execute function refuse_out_of_scope('keepers');

-- The same for a tap with a wrong PIN, which is no claim of anybody.
alter table gate_punch
  add column settled_at timestamptz,
  add column settled_by_name text,
  add check ((settled_at is null) = (settled_by_name is null));
grant update (settled_at, settled_by_name) on gate_punch to tahi_app;
create trigger settled_gate_punch before update on gate_punch
  for each row when (new.settled_at is distinct from old.settled_at)
  execute function refuse_out_of_scope('keepers');
