-- A link by which somebody in scope chooses a password with their own mailbox (decision 0006).
create function add_password_link(kept uuid, link uuid, hash bytea, until timestamptz, at timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if scope_keeps(kept) is not true then
    raise insufficient_privilege using message = 'This person is outside of the scope.';
  end if;
  insert into password_reset (id, person_id, token_hash, ends_at, created_at) values (link, kept, hash, until, at);
end $$;

revoke all on function add_password_link from public;
grant execute on function add_password_link to tahi_app;
