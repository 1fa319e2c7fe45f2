-- A clock's file may complete a record that other files made or began: its history names them too, the first one first.
alter table attendance add column former_imports uuid[];
