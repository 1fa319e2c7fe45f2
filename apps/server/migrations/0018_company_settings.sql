-- What the company says of itself (C1, C2 landing page and Register screen), and the time zone of its days (D1 Dates).
alter table company
  add column name_lines    text[] not null default array['', '', ''] check (cardinality(name_lines) = 3),
  add column province      text not null default '',
  add column hero_title    text not null default '',
  add column hero_text     text not null default '',
  add column about_title   text not null default '',
  add column about_text    text not null default '',
  add column address       text not null default '',
  add column phone         text not null default '',
  add column email         text not null default '',
  add column time_zone     text not null default 'Asia/Manila',
  -- Without one, the product's own drawing is shown.
  add column logo_file_id  uuid references file,
  add column hero_file_id  uuid references file,
  add column about_file_id uuid references file,
  add column version       integer not null default 1;

-- Everybody signed in reads it, a General Manager alone changes it.
drop policy in_scope on company;
create policy read_in_scope on company for select to tahi_app using ((select scope_is_set()));
create policy change_by_admin on company for update to tahi_app using (
  (select scope_every_branch())
  and exists (select from person where id = (select scope_person()) and role = 'admin' and active)
);

-- Whether it is the demo is not among the settings.
grant update (
  name, name_lines, province, hero_title, hero_text, about_title, about_text, address, phone, email, time_zone,
  logo_file_id, hero_file_id, about_file_id, version
) on company to tahi_app;
