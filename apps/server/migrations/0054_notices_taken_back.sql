-- That a payslip is paid, or is not after all, takes the place of what was said of the same period before: whoever acts may
-- delete the notifications of others about one topic, and still reads none of them. Pending pushes go along.
create index notification_of_topic on notification (person_id, topic) where topic is not null;

create function take_back_topics(people uuid[], topics text[])
returns void
language sql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
  delete from notification
  using unnest(people, topics) as gone (person_id, topic)
  where notification.person_id = gone.person_id and notification.topic = gone.topic
$$;
revoke all on function take_back_topics from public;
grant execute on function take_back_topics to tahi_app;
