-- Removed records are few, and looked for by person and day when an assignment makes a day a working day again, and when a
-- day is closed again.
create index attendance_removed on attendance (person_id, day) where not active;
