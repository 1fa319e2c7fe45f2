-- PINs that were replaced, and until when each held: a tap that waited on an offline tablet is judged by the PIN of its
-- time. Secrets, as those of gate_pin. A nightly job deletes them.
create table former_gate_pin (
  person_id   uuid not null references person,
  pin_hash    text not null,
  held_until  timestamptz not null,
  primary key (person_id, held_until)
);
alter table former_gate_pin enable row level security;

-- As in 0027, and keeps the PIN that is replaced. Of two replaced at one moment, the first held until then.
create or replace function set_gate_pin(kept uuid, new_hash text, at timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if kept is distinct from scope_person() and scope_keeps(kept) is not true then
    raise insufficient_privilege using message = 'This person is outside of the scope.';
  end if;
  insert into former_gate_pin (person_id, pin_hash, held_until)
  select gate_pin.person_id, gate_pin.pin_hash, at from gate_pin where gate_pin.person_id = kept for update
  on conflict do nothing;
  insert into gate_pin (person_id, pin_hash, set_at) values (kept, new_hash, at)
  on conflict (person_id) do update set pin_hash = excluded.pin_hash, set_at = excluded.set_at, failed_at = '{}';
end $$;
