-- When the server heard from a gate, so that a tap that is sent late can be compared with it: when the present connection
-- began (the first contact after a silence, or the pairing), and the last contact before it.
alter table gate
  add column silent_from timestamptz,
  add column heard_from timestamptz;

-- What was before is not known of the gates that there are: their taps since they were made are believed as until now.
update gate set silent_from = created_at, heard_from = coalesce(last_seen_at, paired_at) where paired_at is not null;
