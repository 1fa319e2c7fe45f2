-- A push is written in the language of the phone that it comes to; a console speaks English.
alter table push_device add language text not null default 'en' check (language in ('en', 'fil'));

-- With a default, so that a server of the version before goes on until it is replaced.
drop function add_push_device(uuid, text, text, text, text, timestamptz);
create function add_push_device(
  new_id uuid, browser text, public_key text, secret text, called text, at timestamptz, spoken text default 'en'
) returns uuid
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  device uuid;
begin
  delete from push_device where endpoint = browser and person_id <> scope_person();
  insert into push_device (id, person_id, endpoint, p256dh, auth, name, language, created_at)
  values (new_id, scope_person(), browser, public_key, secret, called, spoken, at)
  on conflict (endpoint) do update set p256dh = public_key, auth = secret, name = called, language = spoken
  returning id into device;
  return device;
end $$;
revoke all on function add_push_device from public;
grant execute on function add_push_device to tahi_app;
