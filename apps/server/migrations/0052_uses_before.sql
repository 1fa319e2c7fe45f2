-- A session's use that was noted before the last one: whoever sends what was tapped without a line uses the session with it,
-- and what is judged is from when on the server had not heard from it before.
alter table session add column used_before_at timestamptz;

-- Sessions that ended are looked at too: what waits on a phone is sent after the next sign-in.
drop index session_of_person;
create index session_of_person on session (person_id);
