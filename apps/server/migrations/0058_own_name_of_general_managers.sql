-- A General Manager has no HR office above them that could mend a name or an e-mail address: they change their own.
drop trigger own_record on person;
create trigger own_record before update on person
  for each row when (old.id = scope_person() and not scope_is_admin())
  execute function refuse_but_own_columns('avatar_file_id', 'version', 'name_order');
create trigger own_record_of_admin before update on person
  for each row when (old.id = scope_person() and scope_is_admin())
  execute function refuse_but_own_columns('avatar_file_id', 'version', 'name_order', 'first_name', 'last_name');
drop trigger own_record on person_detail;
create trigger own_record before update on person_detail
  for each row when (old.person_id = scope_person() and not scope_is_admin())
  execute function refuse_but_own_columns('birthday', 'contact', 'gender');
create trigger own_record_of_admin before update on person_detail
  for each row when (old.person_id = scope_person() and scope_is_admin())
  execute function refuse_but_own_columns('birthday', 'contact', 'gender', 'email');

-- With an address of their own, whoever changes it ends the links to a new password that were mailed to the old one: it
-- may be a stranger's.
create function end_own_reset_links(at timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update password_reset set used_at = at where person_id = scope_person() and used_at is null;
end $$;

revoke all on function end_own_reset_links from public;
grant execute on function end_own_reset_links to tahi_app;
