-- Names stand where they are looked for, whatever order the database itself has for letters: dela Cruz under D, Peña beside
-- Pena. Capitals and the marks that many keyboards lack do not count, as in a search; most names have none of the latter,
-- and looking for each of them takes five times as long. Were it strict, statements would not take it in.
create function unmarked(name text) returns text immutable parallel safe language sql return
  case when octet_length(name) = length(name) then lower(name) else lower(translate(name,
    'ÁÀÂÄÃÅĀáàâäãåāÇçÉÈÊËĒéèêëēÍÌÎÏĪíìîïīÑñÓÒÔÖÕŌóòôöõōÚÙÛÜŪúùûüūÝŸýÿ',
    'aaaaaaaaaaaaaacceeeeeeeeeeiiiiiiiiiinnoooooooooooouuuuuuuuuuyyyy')) end;

-- The last name, then the first: a shorter name comes before whatever begins with it.
alter table person add column name_order text collate "C" not null
  generated always as (unmarked(last_name) || e'\t' || unmarked(first_name)) stored;
drop index person_of_branch;
create index person_of_branch on person (branch_id, name_order, id) where active;

-- It follows the names, which nobody changes of themselves, and is not there yet when this looks.
drop trigger own_record on person;
create trigger own_record before update on person
  for each row when (old.id = scope_person())
  execute function refuse_but_own_columns('avatar_file_id', 'version', 'name_order');
