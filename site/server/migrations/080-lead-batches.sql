-- As in 001, with less work for each lead: the person comes first, so that the lead is written once and not changed at
-- once. Tries with one idempotency key take turns; the second finds the first one's lead.
create or replace function site.save_lead(p_lead jsonb) returns table (lead_id uuid, outcome text)
  language plpgsql security definer set search_path = ''
  as $$
  declare
    v_id uuid := (p_lead ->> 'id')::uuid;
    v_key text := p_lead ->> 'idempotency_key';
    v_data jsonb := p_lead -> 'data';
    v_email_key text := nullif(lower(btrim(v_data ->> 'email')), '');
    v_phone text := nullif(v_data ->> 'phone_number', '');
    v_consent text := p_lead ->> 'consent_version';
    v_created_at timestamptz := (p_lead ->> 'created_at')::timestamptz;
    v_status text := coalesce(p_lead ->> 'status', 'new');
    v_person uuid;
  begin
    if exists (select from site.erasures e where e.subject_id = v_id) then
      return query select v_id, 'erased';
      return;
    end if;

    if v_key is not null then
      perform pg_advisory_xact_lock(hashtextextended('site.leads ' || v_key, 0));
    end if;
    return query
      select l.id, case when l.sheet_name = p_lead ->> 'sheet_name' and l.data = v_data then 'repeated' else 'conflict' end
        from site.leads l
       where l.id = v_id or l.idempotency_key = v_key
       order by l.id = v_id desc
       limit 1;
    if found then return; end if;

    if v_email_key is not null then
      insert into site.persons as p (email_key, name, phone_number, first_seen_at, last_seen_at)
      values (v_email_key, v_data ->> 'name', v_phone, v_created_at, v_created_at)
      on conflict (email_key) do update set
        name = case when excluded.last_seen_at >= p.last_seen_at
                    then coalesce(excluded.name, p.name) else coalesce(p.name, excluded.name) end,
        phone_number = case when excluded.last_seen_at >= p.last_seen_at
                            then coalesce(excluded.phone_number, p.phone_number)
                            else coalesce(p.phone_number, excluded.phone_number) end,
        first_seen_at = least(p.first_seen_at, excluded.first_seen_at),
        last_seen_at = greatest(p.last_seen_at, excluded.last_seen_at)
      returning p.id into v_person;
    end if;

    insert into site.leads (id, sheet_name, data, person_id, source_page, consent_version, idempotency_key, status,
                            created_at)
    values (v_id, p_lead ->> 'sheet_name', v_data, v_person, p_lead ->> 'source_page', v_consent, v_key, v_status,
            v_created_at);

    if v_consent is not null then
      insert into site.consents (lead_id, channel, person_id, text_version, given_at)
      select v_id, c.channel, v_person, v_consent, v_created_at
        from (values ('email', v_email_key), ('phone', v_phone)) as c (channel, address)
       where c.address is not null;
    end if;

    if v_status <> 'spam' then
      insert into site.outbox (topic, subject_id) values ('lead-saved', v_id) on conflict do nothing;
    end if;
    return query select v_id, 'created';
  end $$;
