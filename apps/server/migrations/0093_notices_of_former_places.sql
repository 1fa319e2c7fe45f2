-- Who changes role or branch can no longer open some of what they were told: it is taken back, and so are its pushes. What
-- is about themselves stays, but leads nowhere in the other client. Whoever moves people reads none of it, so this runs as
-- the owner, after the people and their records are written.
create function take_back_unreachable(people uuid[])
returns void
language sql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
  -- What asks for a decision, and what is of another branch; head office, which belongs to none, reads all of them.
  delete from notification
  using person
  where notification.person_id = person.id and person.id = any (people) and notification.topic is not null and (
    notification.kind in ('leaveRequested', 'correctionRequested', 'keeperRequested')
      and person.role not in ('manager', 'hr')
    or notification.kind = 'accountWaiting' and person.role not in ('admin', 'manager', 'hr')
    or exists (
      select from leave
      where leave.id = substring(notification.topic from '^leave-(.+)$')::uuid
        and leave.branch_id <> person.branch_id)
    or exists (
      select from correction
      where correction.id = substring(notification.topic from '^correction-(.+)$')::uuid
        and correction.branch_id <> person.branch_id)
    or exists (
      select from announcement
      where announcement.id = substring(notification.topic from '^announcement-(.+)$')::uuid
        and announcement.branch_id <> person.branch_id)
  );
  delete from notification
  using person, person as came
  where notification.person_id = person.id and person.id = any (people)
    and notification.in_bell and notification.kind = 'personMoved'
    and came.id = substring(notification.href from 'id=(.+)$')::uuid and came.branch_id <> person.branch_id;
  update notification set href = null
  from person
  where notification.person_id = person.id and person.id = any (people)
    and (notification.in_bell or notification.read_at is null)
    and (notification.href ~ '^/app(/|$)') <> (person.role = 'user');
$$;
revoke all on function take_back_unreachable from public;
grant execute on function take_back_unreachable to tahi_app;

select take_back_unreachable(array(select id from person));

-- Requests of record keepers are a kind of their own. HR Admins who chose how they hear of leaves chose for these, too;
-- an HR Manager chose for the branches.
insert into notification_choice (person_id, kind, bell, push)
select person_id, 'keeperRequested', bell, push
from notification_choice join person on person.id = person_id
where kind = 'leaveRequested' and person.role = 'manager';
