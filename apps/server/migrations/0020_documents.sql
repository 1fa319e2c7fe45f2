-- A branch's document, or one of all branches, with its file (C3 Document). A removed one is not active.
create table document (
  id           uuid primary key,
  -- No branch: for all of them.
  branch_id    uuid references branch,
  posted_by    uuid not null references person,
  poster_name  text not null,
  title        text not null,
  description  text not null default '',
  file_type    text not null check (file_type in ('Image', 'Docx', 'Excel', 'PDF File')),
  -- Its name, media type and size are copied, for only the one who uploaded a file reads its row.
  file_id      uuid not null references file,
  file_name    text not null,
  media_type   text not null,
  bytes        integer not null,
  active       boolean not null default true,
  version      integer not null default 1,
  created_at   timestamptz not null default now()
);
create index document_of_branch on document (branch_id, created_at desc, id) where active;
create index document_of_file on document (file_id);

-- Everybody reads those of the own branch and those of all.
alter table document enable row level security;
create policy read_in_scope on document for select to tahi_app using (
  (select scope_every_branch()) or branch_id = (select scope_branch())
  or (branch_id is null and (select scope_is_set()))
);
create policy write_in_scope on document for insert to tahi_app with check (
  not (select scope_own_only()) and ((select scope_every_branch()) or branch_id = (select scope_branch()))
);
create policy change_in_scope on document for update to tahi_app using (
  not (select scope_own_only()) and ((select scope_every_branch()) or branch_id = (select scope_branch()))
);

grant select, insert, update on document to tahi_app;
