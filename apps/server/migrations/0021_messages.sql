-- What two people write to each other: a branch's HR and an employee of it (W3). Nobody but these two reads it.
create table conversation (
  id        uuid primary key,
  -- Its two people, the lesser id first, so that there is one row for them.
  one_id    uuid not null references person,
  other_id  uuid not null references person check (one_id < other_id),
  -- How many were written, and when the last was.
  messages  integer not null default 0,
  last_at   timestamptz,
  unique (one_id, other_id)
);
create index conversation_of_other on conversation (other_id);

create table message (
  id               uuid primary key,
  conversation_id  uuid not null references conversation,
  -- Counted from 1 within the conversation: clocks of two servers may differ, and two messages share a millisecond.
  position         integer not null,
  -- The employee's branch when it was written.
  branch_id        uuid not null references branch,
  sender_id        uuid not null references person,
  recipient_id     uuid not null references person check (recipient_id <> sender_id),
  text             text not null,
  sent_at          timestamptz not null,
  seen_at          timestamptz,
  unique (conversation_id, position)
);
create index message_of_sender on message (sender_id, sent_at desc);
create index message_unread on message (recipient_id, sender_id) where seen_at is null;

alter table conversation enable row level security;
create policy of_both on conversation to tahi_app using ((select scope_person()) in (one_id, other_id));

alter table message enable row level security;
create policy of_both on message for select to tahi_app using (
  (select scope_person()) in (sender_id, recipient_id)
);
-- The conversation must be the writer's own to be found, and the recipient its other one.
create policy by_sender on message for insert to tahi_app with check (
  sender_id = (select scope_person())
  and ((select scope_every_branch()) or branch_id = (select scope_branch()))
  and exists (
    select from conversation
    where conversation.id = conversation_id and recipient_id in (conversation.one_id, conversation.other_id)
  )
);
create policy by_recipient on message for update to tahi_app using (recipient_id = (select scope_person()));

grant select, insert on conversation, message to tahi_app;
grant update (messages, last_at) on conversation to tahi_app;
grant update (seen_at) on message to tahi_app;

-- Who writes to whom: employees with the HR Admin of their branch and with any HR Manager (C6, D2).
create function may_correspond(one_role text, one_branch uuid, other_role text, other_branch uuid) returns boolean
language sql immutable as $$
  select 'user' in (one_role, other_role) and (
    'hr' in (one_role, other_role)
    or ('manager' in (one_role, other_role) and one_branch is not distinct from other_branch)
  )
$$;

create index person_of_hr on person (id) where role = 'hr';

-- Whom the caller may write to, and with whom something was written before; the latter can be deactivated or of another
-- branch meanwhile. An HR Manager belongs to no branch and whoever moved to another: `person` alone shows neither, so this
-- runs as the owner and looks at the scope itself.
-- wanted: this person alone; null for everybody. met: only those with whom something was written.
create function correspondents(wanted uuid, met boolean)
returns table (
  id uuid, code text, first_name text, last_name text, role text, branch_id uuid, designation_id uuid,
  avatar_file_id uuid, reachable boolean, conversation_id uuid, messages integer, last_at timestamptz
)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  with self as (
    select person.id, person.role, person.branch_id from person where person.id = scope_person()
  ),
  written as (
    select case when one_id = scope_person() then other_id else one_id end as id, conversation.id as conversation_id,
      conversation.messages, conversation.last_at
    from conversation
    where scope_person() in (one_id, other_id) and (wanted is null or wanted in (one_id, other_id))
  ),
  -- As few as the indexes can tell; the rule itself is applied to them below.
  possible as (
    select wanted as id where wanted is not null
    union
    select written.id from written
    union
    select person.id from self join person on person.branch_id = self.branch_id and person.active
    where wanted is null and not met
    union
    select person.id from self join person on person.role = 'hr' where self.role = 'user' and wanted is null and not met
    union
    select person.id from self join person on person.role = 'user' where self.role = 'hr' and wanted is null and not met
  )
  select person.id, person.code, person.first_name, person.last_name, person.role, person.branch_id,
    person.designation_id, person.avatar_file_id, reach.is_open, written.conversation_id, written.messages,
    written.last_at
  from self
  cross join possible
  join person on person.id = possible.id
  cross join lateral (
    select person.active and may_correspond(self.role, self.branch_id, person.role, person.branch_id) as is_open
  ) as reach
  left join written on written.id = person.id
  where reach.is_open or written.id is not null
$$;
revoke all on function correspondents from public;
grant execute on function correspondents to tahi_app;
