-- A removed branch's gates go to the branch where its people go.
grant update (branch_id) on gate to tahi_app;
