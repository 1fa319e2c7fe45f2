-- The time out with which a request was settled. `time_out` goes on telling what was asked: who sends it again is known by that.
alter table correction add column settled_out smallint;
