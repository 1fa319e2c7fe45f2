-- A picture's size in pixels as its head tells it, read when it was uploaded: saving a record asks no store. Null for what
-- is no picture or tells none, and for what was uploaded before: that is not shown anew.
alter table file add column width bigint, add column height bigint;
