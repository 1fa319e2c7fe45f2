-- The second lock (architecture: "Two locks on every row"). Requests run as tahi_app with three settings that
-- end with the transaction: tahi.branch ('all' or a branch), tahi.person (who asks) and tahi.own ('on' when
-- only that person's own records are in scope). Without settings nothing is visible.

do $$
begin
  create role tahi_app nologin;
exception when duplicate_object or unique_violation then null;
end $$;

do $$
begin
  execute format('grant tahi_app to %I', current_user);
exception when others then
  -- Granting fails harmlessly for a superuser, who is a member of every role already.
  if not (select rolsuper from pg_roles where rolname = current_user) then raise; end if;
end $$;

grant usage on schema public to tahi_app;

create extension if not exists btree_gist;

create function scope_is_set() returns boolean language sql stable as
  $$ select coalesce(current_setting('tahi.branch', true), '') <> '' $$;

create function scope_every_branch() returns boolean language sql stable as
  $$ select coalesce(current_setting('tahi.branch', true), '') = 'all' $$;

create function scope_branch() returns uuid language sql stable as
  $$ select nullif(nullif(current_setting('tahi.branch', true), ''), 'all')::uuid $$;

create function scope_person() returns uuid language sql stable as
  $$ select nullif(current_setting('tahi.person', true), '')::uuid $$;

create function scope_own_only() returns boolean language sql stable as
  $$ select coalesce(current_setting('tahi.own', true), '') = 'on' $$;

-- A branch's record that belongs to a person: the branch is in scope, and the person too when only own
-- records are. Policies call the functions in sub-selects so that they are evaluated once a statement.
create procedure secure_branch_table(table_name regclass, has_person boolean) language plpgsql as $$
declare
  condition text := '((select scope_every_branch()) or branch_id = (select scope_branch()))';
begin
  if has_person then
    condition := condition || ' and (not (select scope_own_only()) or person_id = (select scope_person()))';
  else
    condition := condition || ' and not (select scope_own_only())';
  end if;
  execute format('alter table %s enable row level security', table_name);
  execute format('create policy in_scope on %s to tahi_app using (%s) with check (%s)', table_name, condition, condition);
end $$;
