-- Whom a newcomer of an import may be already. Nobody was warned when a person came a second time with another e-mail address.
alter table people_import_row
  add column namesake jsonb;
comment on column people_import_row.namesake is
  'userId of a person, or line of a row higher up, with the same name and birthday as the newcomer';
