-- Everything of one person: by e-mail address, and demo calls that came with one of their forms or to a number that they
-- gave under the same name (a demo call has no address). Numbers are the same by their key, or digit for digit: a number
-- without its country has no key, and what was given with it is the person's no less.
create or replace function site.rows_of_person(p_email text) returns table (kind text, id uuid)
  language sql stable security definer set search_path = ''
  as $$
    with own as (
      select l.id, lower(btrim(l.data ->> 'name')) as name, l.phone_key,
             site.phone_digits(l.data ->> 'phone_number') as digits
        from site.persons p join site.leads l on l.person_id = p.id where p.email_key = lower(btrim(p_email))
    )
    select 'lead', own.id from own
    union all
    select 'booking', b.id from site.bookings b where lower(b.email) = lower(btrim(p_email))
    union all
    select distinct 'demo_call', d.id
      from site.demo_calls d
      join own on d.lead_id = own.id
               or (lower(btrim(d.name)) = own.name
                   and (d.phone_key = own.phone_key or site.phone_digits(d.phone_number) = own.digits))
  $$;
