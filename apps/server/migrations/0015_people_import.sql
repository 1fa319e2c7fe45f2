-- An import of a spreadsheet of people, read into rows before anybody is added or changed. Its rows hold what only those
-- may know who keep the people, of whichever branch: whoever uploaded it sees it, and nobody else.
create table people_import (
  id           uuid primary key,
  created_by   uuid not null references person,
  file_name    text not null,
  state        text not null check (state in ('reading', 'ready', 'importing', 'imported', 'failed')),
  message      text,
  header       text[] not null default '{}',
  rows         integer not null default 0,
  checked      integer not null default 0,
  created_at   timestamptz not null default now(),
  -- The last sign of life of the process that works on it.
  touched_at   timestamptz not null default now()
);

create table people_import_row (
  import_id   uuid not null references people_import on delete cascade,
  created_by  uuid not null references person,
  line        integer not null,
  code        text not null,
  name        text not null,
  outcome     text not null check (outcome in ('added', 'changed', 'unchanged', 'bad')),
  -- What the cells say, by the columns' names in the domain.
  cells       jsonb not null,
  changes     jsonb not null,
  problems    jsonb not null,
  raw         text[] not null,
  primary key (import_id, line)
);
comment on column people_import_row.changes is 'column, before and after of each cell, as texts of the spreadsheet';
comment on column people_import_row.problems is 'column and problem of each';

alter table people_import enable row level security;
alter table people_import_row enable row level security;
create policy own on people_import to tahi_app
  using (not (select scope_own_only()) and created_by = (select scope_person()));
create policy own on people_import_row to tahi_app
  using (not (select scope_own_only()) and created_by = (select scope_person()));
grant select, insert, update on people_import, people_import_row to tahi_app;

-- User IDs and e-mail addresses are unique in the whole company, whatever branch the caller sees. Of those asked about,
-- the ones that somebody has, in lower case; who has them is not told.
create function taken_names(codes text[], emails text[]) returns table (kind text, name text)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if not scope_is_set() or scope_own_only() then
    raise insufficient_privilege using message = 'Only those who keep people ask this.';
  end if;
  return query
    select 'code', lower(person.code) from person where lower(person.code) = any(codes)
    union all
    select 'email', lower(email) from person_detail where lower(email) = any(emails);
end $$;
revoke all on function taken_names from public;
grant execute on function taken_names to tahi_app;
