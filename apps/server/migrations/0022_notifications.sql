-- What a person was told, by the product or by somebody.
create table notification (
  id          uuid primary key,
  person_id   uuid not null references person,
  kind        text not null,
  title       text not null,
  message     text not null,
  href        text,
  -- Notifications of one topic are about the same thing: a device shows the latest alone, and they are read together.
  topic       text,
  -- Nobody: the product itself.
  sent_by     uuid references person,
  sender      text,
  -- Whether it stands in the bell: one may choose to be told on one's devices alone.
  in_bell     boolean not null,
  read_at     timestamptz,
  created_at  timestamptz not null
);
create index notification_of_person on notification (person_id, created_at desc, id desc) where in_bell;
create index notification_unread on notification (person_id) where read_at is null;
create index notification_of_sender on notification (sent_by, created_at) where sent_by is not null;
create index notification_by_age on notification (created_at);

-- What a person chose to be told, as far as it differs from what everybody of the role is told.
create table notification_choice (
  person_id  uuid not null references person,
  kind       text not null,
  bell       boolean not null,
  push       boolean not null,
  primary key (person_id, kind)
);

-- Browsers that allowed web push.
create table push_device (
  id          uuid primary key,
  person_id   uuid not null references person,
  endpoint    text not null unique,
  p256dh      text not null,
  auth        text not null,
  name        text not null,
  created_at  timestamptz not null
);
create index push_device_of_person on push_device (person_id, created_at);

-- Pushes that wait to be sent. What a server takes becomes due again by itself, should it never say how that ended.
create table push_outbox (
  id               uuid primary key,
  notification_id  uuid not null references notification on delete cascade,
  device_id        uuid not null references push_device on delete cascade,
  attempts         integer not null default 0,
  due_at           timestamptz not null,
  created_at       timestamptz not null
);
create index push_outbox_due on push_outbox (due_at);
create index push_outbox_of_notification on push_outbox (notification_id);
create index push_outbox_of_device on push_outbox (device_id);

alter table notification enable row level security;
alter table notification_choice enable row level security;
alter table push_device enable row level security;
alter table push_outbox enable row level security;
create policy own on notification to tahi_app using (person_id = (select scope_person()));
create policy own on notification_choice to tahi_app using (person_id = (select scope_person()));
create policy own on push_device to tahi_app using (person_id = (select scope_person()));
grant select on notification to tahi_app;
grant update (read_at) on notification to tahi_app;
grant select, insert, update on notification_choice to tahi_app;
grant select, delete on push_device to tahi_app;

-- Whoever acts may tell others what came of it, as with mails; what they chose and where their devices are stays unknown
-- to the one who acts, so this runs as the owner.
-- notices: [{ id?, people?, roles?, branch_id?, title, message, href?, topic? }]; roles of head office belong to every
-- branch. usual: [{ role, bell, push }], the roles that can be told of this kind at all.
create function notify_people(
  asked_kind text, notices jsonb, usual jsonb, author uuid, author_name text, but_not uuid,
  at timestamptz, push_at timestamptz
)
returns table (id uuid, person_id uuid, title text, message text, href text, in_bell boolean)
language sql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
  with notice as (
    select row_number() over () as place, given.*
    from jsonb_to_recordset(notices) as given (
      id uuid, people uuid[], roles text[], branch_id uuid, title text, message text, href text, topic text)
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
  ),
  wanted as materialized (
    select coalesce(notice.id, gen_random_uuid()) as id, addressed.person_id, notice.title, notice.message,
      notice.href, notice.topic, coalesce(choice.bell, usually.bell) as bell, coalesce(choice.push, usually.push) as push
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

-- How many notifications the caller has sent since a moment: they are their recipients' rows.
create function sent_notifications(since timestamptz) returns bigint
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select count(*) from notification where sent_by = scope_person() and created_at > since
$$;

-- A browser belongs to whoever allowed it last; what waits for the one before is not shown to this one.
create function add_push_device(
  new_id uuid, browser text, public_key text, secret text, called text, at timestamptz
) returns uuid
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  device uuid;
begin
  delete from push_device where endpoint = browser and person_id <> scope_person();
  insert into push_device (id, person_id, endpoint, p256dh, auth, name, created_at)
  values (new_id, scope_person(), browser, public_key, secret, called, at)
  on conflict (endpoint) do update set p256dh = public_key, auth = secret, name = called
  returning id into device;
  return device;
end $$;

revoke all on function notify_people, sent_notifications, add_push_device from public;
grant execute on function notify_people, sent_notifications, add_push_device to tahi_app;
