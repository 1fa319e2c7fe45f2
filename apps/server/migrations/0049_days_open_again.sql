-- A day that a clock closed which ran ahead is open again, and its absences are not there until it is closed at its time:
-- whether they were wrong is known only then. The clock that took them may have been the wrong one.
alter table closed_day add column taken uuid[];
comment on column closed_day.taken is
  'null: the day is closed; else it is open again, and these are the absences that come back when it is closed';
