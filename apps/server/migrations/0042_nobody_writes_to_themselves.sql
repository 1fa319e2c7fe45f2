-- Who asks for themselves is in each of their conversations, and was given one of those: a message to oneself went to
-- somebody else.
create or replace function correspondents(wanted uuid, met boolean)
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
    where scope_person() in (one_id, other_id)
      and (wanted is null or (wanted <> scope_person() and wanted in (one_id, other_id)))
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
