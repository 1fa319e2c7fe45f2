-- The dashboard counts the leaves that were decided within its trend; without this it would read every leave that there ever was.
create index leave_decided on leave (branch_id, decided_at) where active;
