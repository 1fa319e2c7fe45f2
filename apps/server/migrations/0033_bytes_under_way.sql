-- What somebody is sending at this moment counts among what they sent in a day.
alter table content_without_file add column bytes integer not null default 0;
comment on column content_without_file.bytes is 'of an upload that is under way; 0 of a content that is to be removed';
