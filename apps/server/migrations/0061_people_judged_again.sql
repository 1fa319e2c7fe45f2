-- Rows of people are judged again after what is recorded was corrected. The faults of the cells themselves stay; until now they
-- were kept only among all problems of a row, so rows that were read before can't be judged again.
alter table people_import_row
  add column file_problems jsonb;
comment on column people_import_row.file_problems is
  'Faults of the cells themselves: a list of column (a key of personColumnTitles) and problem. null: read before these were kept';
