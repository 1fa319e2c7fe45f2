-- A mistyped user ID, such as a phone number, must not carry all later ones along: the series ends below the first
-- number that is more than 1,000 above the one before it. Numbers that are taken are left out.
create or replace function next_person_codes(how_many integer) returns setof text
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  last_number numeric;
begin
  perform pg_advisory_xact_lock(7231005);
  select coalesce(max(number), 0) into last_number
  from (
    select number, bool_or(step > 1000) over (order by number) as is_beyond
    from (
      select number, coalesce(number - lag(number) over (order by number), 0) as step
      from (select substring(code from 5)::numeric as number from person where code ~* '^EMP-[0-9]{5,}$') as numbers
    ) as steps
  ) as series
  where not is_beyond;
  return query
    select code
    from (
      select number, 'EMP-' || lpad(number::text, greatest(5, length(number::text)), '0') as code
      from generate_series(
        last_number + 1,
        last_number + how_many + (select count(*) from person where code ~* '^EMP-[0-9]{5,}$')
      ) as number
    ) as made
    where not exists (select from person where lower(person.code) = lower(made.code))
    order by number
    limit how_many;
end $$;
