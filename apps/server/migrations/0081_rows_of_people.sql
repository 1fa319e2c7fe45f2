-- What is asked for by its person alone would otherwise be searched in everybody's.

-- An employee's pieces, newest first.
create index quota_progress_of_person on quota_progress (person_id, created_at, id) include (quota_id, branch_id);

-- What somebody sent within a day.
create index file_of_sender on file (uploaded_by, created_at) include (bytes);
