-- Saves leads that came in at once, each with its person, consents and job, all or nothing, in a few statements for all
-- of them: what a statement costs before its first row was most of what a lead cost. The answers are in the order given.
-- Each is 'created', 'repeated' (same id or idempotency key, same content: the first id), 'conflict' (same key, other
-- content) or 'erased' (deleted since). Of two with one key the earlier is the first. Null, of which none is known, means
-- that it was not written.
create function site.save_leads(p_leads jsonb) returns table (lead_id uuid, outcome text)
  language plpgsql security definer set search_path = ''
  as $$
  declare
    v_new jsonb;
  begin
    -- Tries with one key take turns, and all take them in one order.
    perform pg_advisory_xact_lock(k.lock) from (
      select distinct hashtextextended('site.leads ' || (g.lead ->> 'idempotency_key'), 0) as lock
        from jsonb_array_elements(p_leads) g (lead)
       where g.lead ->> 'idempotency_key' is not null
       order by 1) k;

    -- With what is told from the fields, so that it is told once.
    v_new := (
      select jsonb_agg(o.lead || jsonb_build_object(
               'place', o.place,
               'status', coalesce(o.lead ->> 'status', 'new'),
               'email_key', nullif(lower(btrim(o.lead -> 'data' ->> 'email')), ''),
               'name', o.lead -> 'data' ->> 'name',
               'phone', nullif(o.lead -> 'data' ->> 'phone_number', '')))
        from (
          select distinct on (coalesce(g.lead ->> 'idempotency_key', g.lead ->> 'id')) g.lead, g.place
            from jsonb_array_elements(p_leads) with ordinality as g (lead, place)
           where not exists (select from site.erasures e where e.subject_id = (g.lead ->> 'id')::uuid)
             and not exists (select from site.leads l where l.id = (g.lead ->> 'id')::uuid)
             and not exists (select from site.leads l where l.idempotency_key = g.lead ->> 'idempotency_key')
           order by coalesce(g.lead ->> 'idempotency_key', g.lead ->> 'id'), g.place) o);

    if v_new is not null then
      insert into site.persons as p (email_key, name, phone_number, first_seen_at, last_seen_at)
      select n.email_key,
             (array_agg(n.name order by n.created_at desc, n.place desc) filter (where n.name is not null))[1],
             (array_agg(n.phone order by n.created_at desc, n.place desc) filter (where n.phone is not null))[1],
             min(n.created_at), max(n.created_at)
        from jsonb_to_recordset(v_new) as n (email_key text, name text, phone text, created_at timestamptz, place integer)
       where n.email_key is not null
       group by n.email_key
       order by n.email_key
      on conflict (email_key) do update set
        name = case when excluded.last_seen_at >= p.last_seen_at
                    then coalesce(excluded.name, p.name) else coalesce(p.name, excluded.name) end,
        phone_number = case when excluded.last_seen_at >= p.last_seen_at
                            then coalesce(excluded.phone_number, p.phone_number)
                            else coalesce(p.phone_number, excluded.phone_number) end,
        first_seen_at = least(p.first_seen_at, excluded.first_seen_at),
        last_seen_at = greatest(p.last_seen_at, excluded.last_seen_at);

      insert into site.leads (id, sheet_name, data, person_id, source_page, consent_version, idempotency_key, status,
                              created_at)
      select n.id, n.sheet_name, n.data, p.id, n.source_page, n.consent_version, n.idempotency_key, n.status, n.created_at
        from jsonb_to_recordset(v_new) as n (
               id uuid, sheet_name text, data jsonb, email_key text, source_page text, consent_version text,
               idempotency_key text, status text, created_at timestamptz, place integer)
        left join site.persons p on p.email_key = n.email_key
       order by n.place;

      insert into site.consents (lead_id, channel, person_id, text_version, given_at, form, source_page)
      select n.id, c.channel, p.id, n.consent_version, n.created_at, n.sheet_name, n.source_page
        from jsonb_to_recordset(v_new) as n (
               id uuid, sheet_name text, email_key text, phone text, source_page text, consent_version text,
               created_at timestamptz)
        left join site.persons p on p.email_key = n.email_key
       cross join lateral (values ('email', n.email_key), ('phone', n.phone)) as c (channel, address)
       where n.consent_version is not null and c.address is not null;

      insert into site.outbox (topic, subject_id)
      select 'lead-saved', n.id
        from jsonb_to_recordset(v_new) as n (id uuid, status text, place integer)
       where n.status <> 'spam'
       order by n.place
      on conflict do nothing;
    end if;

    return query
      select coalesce(l.id, (g.lead ->> 'id')::uuid),
             case when exists (select from jsonb_array_elements(v_new) n where (n ->> 'place')::bigint = g.place) then 'created'
                  when exists (select from site.erasures e where e.subject_id = (g.lead ->> 'id')::uuid) then 'erased'
                  when l.sheet_name = g.lead ->> 'sheet_name' and l.data = g.lead -> 'data' then 'repeated'
                  when l.id is not null then 'conflict' end
        from jsonb_array_elements(p_leads) with ordinality as g (lead, place)
        left join lateral (
               select o.id, o.sheet_name, o.data from site.leads o
                where o.id = (g.lead ->> 'id')::uuid or o.idempotency_key = g.lead ->> 'idempotency_key'
                order by o.id = (g.lead ->> 'id')::uuid desc
                limit 1) l on true
       order by g.place;
  end $$;
revoke all on function site.save_leads(jsonb) from public;
grant execute on function site.save_leads(jsonb) to parley_anon;

-- Processes of the version before this one still call it while versions are rolled out. A later version drops it.
create or replace function site.save_lead(p_lead jsonb) returns table (lead_id uuid, outcome text)
  language sql security definer set search_path = ''
  as $$ select s.lead_id, s.outcome from site.save_leads(jsonb_build_array(p_lead)) s $$;

-- A lead's consents now come with their form and page.
drop trigger consents_complete on site.consents;
drop function site.complete_consent();
