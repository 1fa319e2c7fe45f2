-- The day's time out when its correction was asked for: one that is recorded later stays where none was asked for.
alter table correction add column recorded_out smallint;
