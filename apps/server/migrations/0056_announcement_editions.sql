-- A change of title, text or days makes a new edition of an announcement, unless it is a small correction. Who has read an
-- earlier edition has not read this one. Their readings stay, so that HR still sees who knew it as it stood before.
alter table announcement add column edition integer not null default 1;
alter table announcement_reading add column edition integer not null default 1;
alter table announcement_reading
  drop constraint announcement_reading_pkey,
  add primary key (announcement_id, person_id, edition);

-- What is said of an announcement takes the place of what was said of it before, also to people it is no longer for: whoever
-- changes it may delete the notifications of all about one topic, and still reads none of them.
drop index notification_of_topic;
create index notification_of_topic on notification (topic, person_id) where topic is not null;

create function take_back_topic(gone text)
returns void
language sql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
  delete from notification where topic = gone
$$;
revoke all on function take_back_topic from public;
grant execute on function take_back_topic to tahi_app;
