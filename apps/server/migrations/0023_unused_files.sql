-- Since when no record shows a file; null while one does, and until the first look (D6). What shows a file is known by the
-- foreign keys to this table: every row counts, save where the key says 'on delete set null' and the row is not active.
alter table file add column unused_since timestamptz;
create index file_unused on file (unused_since) where unused_since is not null;
create index person_of_avatar on person (avatar_file_id);

-- A removed document lets go of its file; one that is shown never does.
alter table document
  alter column file_id drop not null,
  drop constraint document_file_id_fkey,
  add constraint document_file_id_fkey foreign key (file_id) references file on delete set null,
  add constraint document_keeps_its_file check (file_id is not null or not active);

-- Contents of the store that no row of file answers for: uploads under way, and what is to be removed. Written before the
-- store is, so that nothing lies there unknown, wherever a server stops.
create table content_without_file (
  id           uuid primary key,
  -- Who uploads it. Not a reference: it is kept while a demo company is deleted with its people.
  uploaded_by  uuid,
  -- From then on it is removed.
  due_at       timestamptz not null
);
create index content_without_file_due on content_without_file (due_at);

alter table content_without_file enable row level security;
create policy own on content_without_file to tahi_app using (uploaded_by = (select scope_person()));
grant select, insert, delete on content_without_file to tahi_app;
