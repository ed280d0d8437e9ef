-- Leads and what follows from them (spec 000 §3, §7). A lead is one submission, kept as it was sent: never merged and
-- never changed but for its status. Visitors reach these tables only through the two functions at the end.
create schema if not exists site;
grant usage on schema site to parley_anon, parley_user, parley_admin;

-- Whom leads belong to. The key is the e-mail address in lower case; name and phone number are the latest given.
create table site.persons (
  id uuid primary key default gen_random_uuid(),
  email_key text not null unique,
  name text,
  phone_number text,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null
);

create table site.leads (
  id uuid primary key,
  sheet_name text not null check (sheet_name in ('calling_leads', 'confirmed_lead', 'email_subscription')),
  data jsonb not null check (jsonb_typeof(data) = 'object'),
  person_id uuid references site.persons (id),
  source_page text,
  consent_version text,
  idempotency_key text unique,
  status text not null default 'new' check (status in ('new', 'in_progress', 'done', 'spam')),
  created_at timestamptz not null
);
create index leads_newest on site.leads (created_at desc, id desc);
create index leads_person on site.leads (person_id);

-- What the person agreed to, and under which wording. A lead without a consent version proves nothing and has no row.
create table site.consents (
  lead_id uuid not null references site.leads (id) on delete cascade,
  channel text not null check (channel in ('email', 'phone')),
  person_id uuid references site.persons (id),
  text_version text not null,
  given_at timestamptz not null,
  primary key (lead_id, channel)
);
create index consents_person on site.consents (person_id);

create table site.demo_calls (
  id uuid primary key,
  name text not null,
  phone_number text not null,
  client text not null,
  source_page text,
  consent_version text,
  idempotency_key text unique,
  status text not null default 'queued' check (status in ('queued', 'calling', 'done', 'failed')),
  created_at timestamptz not null
);
create index demo_calls_newest on site.demo_calls (created_at desc, id desc);

-- What is to be done because of a row, in the transaction that wrote the row.
create table site.outbox (
  id bigint generated always as identity primary key,
  topic text not null,
  subject_id uuid not null,
  created_at timestamptz not null default now(),
  run_after timestamptz not null default now(),
  attempts integer not null default 0,
  last_error text,
  done_at timestamptz,
  unique (topic, subject_id)
);
create index outbox_waiting on site.outbox (run_after) where done_at is null;

-- Ids of what an admin deleted, without any personal data, so that the journal does not bring it back.
create table site.erasures (
  subject_id uuid primary key,
  erased_at timestamptz not null default now()
);

create function site.remember_erasure() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    insert into site.erasures (subject_id) values (old.id) on conflict do nothing;
    delete from site.outbox where subject_id = old.id;
    return old;
  end $$;
revoke all on function site.remember_erasure() from public;
create trigger leads_erased after delete on site.leads for each row execute function site.remember_erasure();
create trigger demo_calls_erased after delete on site.demo_calls for each row execute function site.remember_erasure();

-- Row-level security holds for the owner too, so that nothing is open by default; the owner, as whom the functions
-- below run, and the admin have policies of their own.
do $$
declare
  name text;
begin
  foreach name in array array['persons', 'leads', 'consents', 'demo_calls', 'outbox', 'erasures'] loop
    execute format('alter table site.%I enable row level security', name);
    execute format('alter table site.%I force row level security', name);
    execute format('create policy owner_all on site.%I to current_user using (true) with check (true)', name);
    execute format('create policy admin_all on site.%I to parley_admin using (true) with check (true)', name);
  end loop;
end $$;
grant select on site.consents, site.outbox, site.erasures to parley_admin;
grant select, delete on site.persons, site.leads, site.demo_calls to parley_admin;
grant update (status) on site.leads, site.demo_calls to parley_admin;

-- Saves one lead with its person, consents and job, all or nothing. Calling it again with the same id or idempotency
-- key changes nothing. The outcome is 'created', 'repeated' (same key, same content: the first id), 'conflict' (same
-- key, other content) or 'erased' (deleted since).
create function site.save_lead(p_lead jsonb) returns table (lead_id uuid, outcome text)
  language plpgsql security definer set search_path = ''
  as $$
  declare
    v_id uuid := (p_lead ->> 'id')::uuid;
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

    insert into site.leads (id, sheet_name, data, source_page, consent_version, idempotency_key, status, created_at)
    values (v_id, p_lead ->> 'sheet_name', v_data, p_lead ->> 'source_page', v_consent,
            p_lead ->> 'idempotency_key', v_status, v_created_at)
    on conflict do nothing;
    if not found then
      return query
        select l.id, case when l.sheet_name = p_lead ->> 'sheet_name' and l.data = v_data then 'repeated' else 'conflict' end
          from site.leads l
         where l.id = v_id or l.idempotency_key = p_lead ->> 'idempotency_key'
         order by l.id = v_id desc
         limit 1;
      return;
    end if;

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
      update site.leads l set person_id = v_person where l.id = v_id;
    end if;

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
revoke all on function site.save_lead(jsonb) from public;
grant execute on function site.save_lead(jsonb) to parley_anon;

-- The same for a demo call to a visitor's phone.
create function site.save_demo_call(p_call jsonb) returns table (demo_call_id uuid, outcome text)
  language plpgsql security definer set search_path = ''
  as $$
  declare
    v_id uuid := (p_call ->> 'id')::uuid;
  begin
    if exists (select from site.erasures e where e.subject_id = v_id) then
      return query select v_id, 'erased';
      return;
    end if;

    insert into site.demo_calls (id, name, phone_number, client, source_page, consent_version, idempotency_key, created_at)
    values (v_id, p_call ->> 'name', p_call ->> 'phone_number', p_call ->> 'client', p_call ->> 'source_page',
            p_call ->> 'consent_version', p_call ->> 'idempotency_key', (p_call ->> 'created_at')::timestamptz)
    on conflict do nothing;
    if not found then
      return query
        select d.id, case when d.name = p_call ->> 'name' and d.phone_number = p_call ->> 'phone_number'
                           and d.client = p_call ->> 'client' then 'repeated' else 'conflict' end
          from site.demo_calls d
         where d.id = v_id or d.idempotency_key = p_call ->> 'idempotency_key'
         order by d.id = v_id desc
         limit 1;
      return;
    end if;

    insert into site.outbox (topic, subject_id) values ('demo-call-requested', v_id) on conflict do nothing;
    return query select v_id, 'created';
  end $$;
revoke all on function site.save_demo_call(jsonb) from public;
grant execute on function site.save_demo_call(jsonb) to parley_anon;
