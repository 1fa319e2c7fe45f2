-- An e-mail address is entered when a person is added, and read-only afterwards, for a General Manager too (D2). Their name
-- stays theirs to mend: nobody may be above them who could.
drop trigger own_record on person_detail;
drop trigger own_record_of_admin on person_detail;
create trigger own_record before update on person_detail
  for each row when (old.person_id = scope_person())
  execute function refuse_but_own_columns('birthday', 'contact', 'gender');

drop function end_own_reset_links;
