-- An announcement that was for all and is for one branch now: as `take_back_topic`, but for those who are in that branch.
create function take_back_topic_elsewhere(gone text, kept_in uuid)
returns void
language sql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
  delete from notification
  using person
  where person.id = notification.person_id and person.branch_id is distinct from kept_in and notification.topic = gone
$$;

-- A request that one of its deciders has decided is no news any more for the others: whoever decides marks what they were
-- told as read, and still reads none of it. Pending pushes of what is read are not sent.
create function close_topics(closed text[], at timestamptz)
returns void
language sql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
  update notification set read_at = at where topic = any (closed) and read_at is null
$$;
revoke all on function take_back_topic_elsewhere, close_topics from public;
grant execute on function take_back_topic_elsewhere, close_topics to tahi_app;

-- What is left in bells of announcements that were cancelled, and of leaves that were withdrawn or decided. Which request
-- of a correction was told is not known from before there were topics.
delete from notification
using announcement
where notification.topic = 'announcement-' || announcement.id and not announcement.active;

update notification set topic = 'leave-' || substring(href from 'id=(.+)$') where kind = 'leaveRequested';
delete from notification
using leave
where notification.topic = 'leave-' || leave.id and not leave.active;
update notification set read_at = coalesce(leave.decided_at, now())
from leave
where notification.topic = 'leave-' || leave.id and leave.state <> 'requested' and notification.read_at is null;
