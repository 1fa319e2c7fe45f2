-- A small copy of a document's picture, for the gallery: what a phone's camera makes is ten megabytes. The browser makes it,
-- so that the server need not decode what strangers send. A removed document lets go of it as of its file.
alter table document add column preview_file_id uuid references file on delete set null;
create index document_of_preview on document (preview_file_id);
