-- An announcement of one branch that is for all now is news everywhere but there, and to nobody who has read it: as before,
-- but that a notice to roles can leave out a branch, and people.
create or replace function notify_people(
  asked_kind text, notices jsonb, usual jsonb, author uuid, author_name text, but_not uuid,
  at timestamptz, push_at timestamptz
)
returns table (id uuid, person_id uuid, title text, message text, href text, in_bell boolean)
language sql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
  with notice as (
    select row_number() over () as place, given.*
    from jsonb_to_recordset(notices) as given (
      id uuid, people uuid[], roles text[], branch_id uuid, but_branch_id uuid, but_people uuid[], title text,
      message text, href text, application_href text, topic text)
  ),
  addressed as (
    select notice.place, person.id as person_id, person.role
    from notice cross join unnest(notice.people) as named (person_id) join person on person.id = named.person_id
    where person.active
    union
    select notice.place, person.id, person.role
    from notice join person on person.role = any (notice.roles)
    where person.active
      and (notice.branch_id is null or person.branch_id is null or person.branch_id = notice.branch_id)
      and (notice.but_branch_id is null or person.branch_id is distinct from notice.but_branch_id)
      and (notice.but_people is null or person.id <> all (notice.but_people))
  ),
  wanted as materialized (
    select coalesce(notice.id, gen_random_uuid()) as id, addressed.person_id, notice.title, notice.message,
      case addressed.role when 'user' then notice.application_href else notice.href end as href, notice.topic,
      coalesce(choice.bell, usually.bell) as bell, coalesce(choice.push, usually.push) as push
    from addressed
    join notice on notice.place = addressed.place
    join jsonb_to_recordset(usual) as usually (role text, bell boolean, push boolean)
      on usually.role = addressed.role
    left join notification_choice as choice
      on choice.person_id = addressed.person_id and choice.kind = asked_kind
    where addressed.person_id is distinct from but_not
  ),
  written as (
    insert into notification (
      id, person_id, kind, title, message, href, topic, sent_by, sender, in_bell, created_at)
    select wanted.id, wanted.person_id, asked_kind, wanted.title, wanted.message, wanted.href, wanted.topic, author,
      author_name, wanted.bell, at
    from wanted
    where wanted.bell
      or (wanted.push and exists (select from push_device where push_device.person_id = wanted.person_id))
    on conflict do nothing
    returning notification.id
  ),
  pushed as (
    insert into push_outbox (id, notification_id, device_id, due_at, created_at)
    select gen_random_uuid(), wanted.id, push_device.id, push_at, at
    from written
    join wanted on wanted.id = written.id
    join push_device on push_device.person_id = wanted.person_id
    where wanted.push
  )
  select wanted.id, wanted.person_id, wanted.title, wanted.message, wanted.href, wanted.bell
  from written join wanted on wanted.id = written.id
$$;

-- An account that is decided is no news any more for the others who could decide. What waits in bells of those that were
-- decided is read; which account was told was named by its user ID alone.
update notification set topic = 'account-' || registration.id
from registration
where notification.kind = 'accountWaiting' and notification.read_at is null and registration.state = 'waiting'
  and starts_with(notification.message, registration.code || ' asks for an account: ');
update notification set read_at = now() where kind = 'accountWaiting' and read_at is null and topic is null;
