-- A search of a branch's records is for whoever is in the branch, active or not. Runs of payslips find those who were
-- deactivated, and may have days to be paid, by the same index.
create index person_in_branch on person (branch_id);
drop index person_who_left;
