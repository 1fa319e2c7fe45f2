-- When a refused tap was made, as the server judges it: the tablet's clock may have been wrong.
alter table gate_punch add column tapped_at timestamptz;
update gate_punch set tapped_at = least(phone_time, received_at);
alter table gate_punch alter column tapped_at set not null;
