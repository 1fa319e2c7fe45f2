-- A tap with a wrong PIN goes with its person to the branch that will pay its day, as claims do.
grant update (branch_id) on gate_punch to tahi_app;

-- Those of one person that wait for HR: before pay and at a move.
create index gate_punch_waiting on gate_punch (person_id, tapped_at)
  where offline and outcome in ('refused', 'locked') and settled_at is null;
