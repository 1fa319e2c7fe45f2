-- Nobody handles the own pay (decision 0023): who keeps records writes no own days, and decides neither an own leave nor an
-- own request. Clocking in is writing with only own records in scope; the night is closed by the owner; nobody deletes days.
create policy days_of_others on attendance as restrictive to tahi_app
  using (true)
  with check ((select scope_own_only()) or person_id is distinct from (select scope_person()));
create policy decided_by_others on leave as restrictive to tahi_app
  using (true)
  with check (
    (select scope_own_only()) or state = 'requested' or person_id is distinct from (select scope_person())
  );
create policy decided_by_others on correction as restrictive to tahi_app
  using (true)
  with check (
    (select scope_own_only()) or state = 'requested' or person_id is distinct from (select scope_person())
  );
