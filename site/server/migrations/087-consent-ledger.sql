-- What people agreed to, as a ledger that can be shown (decision 019): when, on which form and page, for what, by which
-- channel, in which words; and since when no longer.

-- What each version of a notice said. The site writes its own at each start; a wording that was shown is never changed.
create table site.consent_notices (
  version text primary key,
  form text not null,
  language text not null,
  purpose text not null,
  wording text not null,
  first_used_at timestamptz not null default current_timestamp
);

alter table site.consents drop constraint consents_pkey;
alter table site.consents
  alter column lead_id drop not null,
  add column id uuid primary key default gen_random_uuid(),
  add column demo_call_id uuid references site.demo_calls (id) on delete cascade,
  add column booking_id uuid references site.bookings (id) on delete cascade,
  add column form text,
  add column source_page text,
  add column withdrawn_at timestamptz,
  add column withdrawn_by text check (withdrawn_by in ('person', 'admin')),
  add constraint consents_of_one check (num_nonnulls(lead_id, demo_call_id, booking_id) = 1),
  add constraint consents_once_lead unique (lead_id, channel),
  add constraint consents_once_demo_call unique (demo_call_id, channel),
  add constraint consents_once_booking unique (booking_id, channel);
update site.consents c set form = l.sheet_name, source_page = l.source_page from site.leads l where l.id = c.lead_id;
grant update (withdrawn_at, withdrawn_by) on site.consents to parley_admin;

create function site.complete_consent() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    select l.sheet_name, l.source_page into new.form, new.source_page from site.leads l where l.id = new.lead_id;
    return new;
  end $$;
create trigger consents_complete before insert on site.consents for each row
  when (new.lead_id is not null and new.form is null) execute function site.complete_consent();

create function site.note_demo_call_consent() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    insert into site.consents (demo_call_id, channel, text_version, given_at, form, source_page)
    values (new.id, 'phone', new.consent_version, new.created_at, 'demo_call', new.source_page)
    on conflict do nothing;
    return null;
  end $$;
create trigger demo_calls_consent after insert on site.demo_calls for each row
  when (new.consent_version is not null) execute function site.note_demo_call_consent();

create function site.note_booking_consent() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    insert into site.consents (booking_id, channel, text_version, given_at, form, source_page)
    values (new.id, 'email', new.consent_version, new.created_at, 'booking', '/booking')
    on conflict do nothing;
    return null;
  end $$;
create trigger bookings_consent after insert on site.bookings for each row
  when (new.consent_version is not null) execute function site.note_booking_consent();

insert into site.consents (demo_call_id, channel, text_version, given_at, form, source_page)
select d.id, 'phone', d.consent_version, d.created_at, 'demo_call', d.source_page
  from site.demo_calls d where d.consent_version is not null;
insert into site.consents (booking_id, channel, text_version, given_at, form, source_page)
select b.id, 'email', b.consent_version, b.created_at, 'booking', '/booking'
  from site.bookings b where b.consent_version is not null;

-- What was done because of a right that somebody has, or because of a time that is over: the proof of it, which says
-- nothing about whom it concerned but ids that lead nowhere any more.
create table site.privacy_actions (
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null default current_timestamp,
  action text not null check (action in ('withdraw', 'erase', 'export', 'retention', 'retention-dry-run')),
  done_by text not null check (done_by in ('person', 'admin', 'site')),
  user_id text,
  subject_ids uuid[] not null default '{}',
  counts jsonb not null default '{}'
);
create index privacy_actions_newest on site.privacy_actions (at desc);
create trigger note_change after insert on site.privacy_actions for each row execute function site.note_change();

-- Links by which people see, take along and erase what is kept about them. A link works for 48 hours.
create table site.privacy_links (
  id uuid primary key default gen_random_uuid(),
  email_key text not null,
  language text not null check (language in ('en', 'hi')),
  asked_at timestamptz not null
);
create index privacy_links_address on site.privacy_links (email_key, asked_at);

do $$
declare
  name text;
begin
  foreach name in array array['consent_notices', 'privacy_actions', 'privacy_links'] loop
    execute format('alter table site.%I enable row level security', name);
    execute format('alter table site.%I force row level security', name);
    execute format('create policy owner_all on site.%I to current_user using (true) with check (true)', name);
  end loop;
end $$;
create policy admin_read on site.consent_notices for select to parley_admin using (true);
create policy admin_read on site.privacy_actions for select to parley_admin using (true);
grant select on site.consent_notices, site.privacy_actions to parley_admin;

-- The digits of a number, by which two spellings of it are known to be the same.
create function site.phone_digits(p_phone text) returns text
  language sql immutable parallel safe
  as $$ select nullif(regexp_replace(p_phone, '\D', '', 'g'), '') $$;

-- Everything of one person: by e-mail address, and demo calls to a number that they gave under the same name (a demo
-- call has no address).
create function site.rows_of_person(p_email text) returns table (kind text, id uuid)
  language sql stable security definer set search_path = ''
  as $$
    with own as (
      select l.id, lower(btrim(l.data ->> 'name')) as name, site.phone_digits(l.data ->> 'phone_number') as digits
        from site.persons p join site.leads l on l.person_id = p.id where p.email_key = lower(btrim(p_email))
    )
    select 'lead', own.id from own
    union all
    select 'booking', b.id from site.bookings b where lower(b.email) = lower(btrim(p_email))
    union all
    select distinct 'demo_call', d.id
      from site.demo_calls d
      join own on own.digits = regexp_replace(d.phone_number, '\D', '', 'g') and own.name = lower(btrim(d.name))
  $$;

-- The ledger of one person, newest first.
create function site.consents_of_person(p_email text)
  returns table (id uuid, given_at timestamptz, form text, channel text, source_page text, text_version text,
                 language text, purpose text, wording text, withdrawn_at timestamptz, withdrawn_by text)
  language sql stable security definer set search_path = ''
  as $$
    select c.id, c.given_at, c.form, c.channel, c.source_page, c.text_version,
           coalesce(n.language, split_part(c.text_version, '/', 3)), n.purpose, n.wording, c.withdrawn_at, c.withdrawn_by
      from site.rows_of_person(p_email) r
      join site.consents c on r.id in (c.lead_id, c.demo_call_id, c.booking_id)
      -- What follows a plus names the privacy policy that the notice led to.
      left join site.consent_notices n on n.version = split_part(c.text_version, '+', 1)
     order by c.given_at desc, c.id
  $$;

-- All that is kept about a person, for them to take along; null when nothing is.
create function site.person_data(p_email text) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
  declare
    v_ids uuid[] := (select coalesce(array_agg(r.id), '{}') from site.rows_of_person(p_email) r);
    v_key text := lower(btrim(p_email));
    v_person jsonb := (select to_jsonb(p) from site.persons p where p.email_key = v_key);
    v_letter jsonb := (select to_jsonb(s) from site.newsletter_subscriptions s where s.email_key = v_key);
  begin
    if v_person is null and v_letter is null and v_ids = '{}' then
      return null;
    end if;
    return jsonb_build_object(
      'email', v_key,
      'person', v_person - 'id' - 'email_key',
      'submissions', (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'form', l.sheet_name, 'sent_at', l.created_at,
                             'page', l.source_page, 'data', l.data, 'status', l.status) order by l.created_at), '[]')
                        from site.leads l where l.id = any (v_ids)),
      'demo_calls', (select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'asked_at', d.created_at, 'name', d.name,
                            'phone_number', d.phone_number, 'page', d.source_page, 'status', d.status,
                            'called_at', d.called_at) order by d.created_at), '[]')
                       from site.demo_calls d where d.id = any (v_ids)),
      'bookings', (select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'booked_at', b.created_at, 'name', b.name,
                          'starts_at', b.starts_at, 'ends_at', b.ends_at, 'time_zone', b.time_zone, 'note', b.note,
                          'status', b.status) order by b.created_at), '[]')
                     from site.bookings b where b.id = any (v_ids)),
      'notes', (select coalesce(jsonb_agg(jsonb_build_object('about', n.subject_id, 'at', n.created_at, 'note', n.body)
                          order by n.created_at), '[]')
                  from site.lead_notes n where n.subject_id = any (v_ids)),
      'newsletter', v_letter - 'id' - 'email_key' - 'revision',
      'consents', (select coalesce(jsonb_agg(to_jsonb(c) - 'id'), '[]') from site.consents_of_person(p_email) c),
      'shared_with', (select coalesce(jsonb_agg(jsonb_build_object('system', split_part(split_part(e.url, '://', 2), '/', 1),
                             'event', w.event, 'at', w.settled_at) order by w.settled_at), '[]')
                        from site.webhook_deliveries w join site.webhook_endpoints e on e.id = w.endpoint_id
                       where w.subject_id = any (v_ids) and w.state = 'delivered'));
  end $$;

-- Takes back every consent of a person that still holds, ends the newsletter, and has nobody dialled any more. Returns
-- how many of each that were; null when nothing is kept about them.
create function site.withdraw_consents(p_email text, p_by text) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
  declare
    v_ids uuid[] := (select coalesce(array_agg(r.id), '{}') from site.rows_of_person(p_email) r);
    v_consents integer;
    v_letters integer;
    v_calls integer;
    v_counts jsonb;
    v_action uuid;
  begin
    if v_ids = '{}' and not exists (select from site.newsletter_subscriptions s where s.email_key = lower(btrim(p_email))) then
      return null;
    end if;
    update site.consents c set withdrawn_at = current_timestamp, withdrawn_by = p_by
     where c.withdrawn_at is null
       and (c.lead_id = any (v_ids) or c.demo_call_id = any (v_ids) or c.booking_id = any (v_ids));
    get diagnostics v_consents = row_count;
    update site.newsletter_subscriptions s
       set status = 'unsubscribed', unsubscribed_at = coalesce(s.unsubscribed_at, current_timestamp)
     where s.email_key = lower(btrim(p_email)) and s.status <> 'unsubscribed';
    get diagnostics v_letters = row_count;
    update site.demo_calls d set status = 'failed', reason = 'withdrawn', call_after = null
     where d.id = any (v_ids) and d.status in ('queued', 'held');
    get diagnostics v_calls = row_count;
    v_counts := jsonb_build_object('consents', v_consents, 'newsletter', v_letters, 'demo_calls', v_calls);
    insert into site.privacy_actions (action, done_by, user_id, subject_ids, counts)
    values ('withdraw', p_by, nullif(current_setting('app.user_id', true), ''), v_ids, v_counts) returning id into v_action;
    insert into site.outbox (topic, subject_id) values ('consent-withdrawn', v_action);
    return v_counts;
  end $$;

-- Erases all of a person, and leaves nothing but the ids, so that neither the journal nor a late try brings it back.
-- What other systems were told of them goes to those systems as an order to erase. Returns the counts; null when
-- nothing is kept about them.
create function site.erase_person(p_email text, p_by text) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
  declare
    v_ids uuid[] := (select coalesce(array_agg(r.id), '{}') from site.rows_of_person(p_email) r);
    v_key text := lower(btrim(p_email));
    v_leads integer;
    v_calls integer;
    v_bookings integer;
    v_letters integer;
    v_persons integer;
    v_counts jsonb;
    v_action uuid;
  begin
    -- The subscription first: its own trigger would take it with the last newsletter lead, uncounted.
    delete from site.newsletter_subscriptions s where s.email_key = v_key;
    get diagnostics v_letters = row_count;
    delete from site.demo_calls d where d.id = any (v_ids);
    get diagnostics v_calls = row_count;
    delete from site.bookings b where b.id = any (v_ids);
    get diagnostics v_bookings = row_count;
    delete from site.leads l where l.id = any (v_ids);
    get diagnostics v_leads = row_count;
    delete from site.persons p where p.email_key = v_key;
    get diagnostics v_persons = row_count;
    if v_ids = '{}' and v_letters + v_persons = 0 then
      return null;
    end if;
    delete from site.webhook_deliveries w where w.subject_id = any (v_ids);
    delete from site.privacy_links k where k.email_key = v_key;
    v_counts := jsonb_build_object('submissions', v_leads, 'demo_calls', v_calls, 'bookings', v_bookings,
                                   'newsletter', v_letters);
    insert into site.privacy_actions (action, done_by, user_id, subject_ids, counts)
    values ('erase', p_by, nullif(current_setting('app.user_id', true), ''), v_ids, v_counts) returning id into v_action;
    insert into site.outbox (topic, subject_id) values ('person-erased', v_action);
    return v_counts;
  end $$;

-- Notes that an admin took somebody's data out.
create function site.export_person(p_email text, p_by text) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
  declare
    v_data jsonb := site.person_data(p_email);
  begin
    if v_data is not null then
      insert into site.privacy_actions (action, done_by, user_id, subject_ids)
      select 'export', p_by, nullif(current_setting('app.user_id', true), ''), coalesce(array_agg(r.id), '{}')
        from site.rows_of_person(p_email) r;
    end if;
    return v_data;
  end $$;

-- Asks for a link to be mailed. It does the same for every address, so that nobody learns by it which ones are known;
-- three times a day for each.
create function site.ask_privacy_link(p_email text, p_language text, p_now timestamptz) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    v_key text := lower(btrim(p_email));
    v_id uuid;
  begin
    perform pg_advisory_xact_lock(hashtextextended('site.privacy_links ' || v_key, 0));
    if (select count(*) from site.privacy_links k where k.email_key = v_key and k.asked_at > p_now - interval '1 day') >= 3 then
      return;
    end if;
    insert into site.privacy_links (email_key, language, asked_at) values (v_key, p_language, p_now) returning id into v_id;
    insert into site.outbox (topic, subject_id) values ('privacy-link-asked', v_id);
  end $$;

-- The address behind a link that still works.
create function site.privacy_link_address(p_link uuid, p_now timestamptz) returns text
  language sql stable security definer set search_path = ''
  as $$ select k.email_key from site.privacy_links k where k.id = p_link and k.asked_at > p_now - interval '48 hours' $$;

create function site.person_by_link(p_link uuid, p_now timestamptz, p_export boolean) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    v_email text := site.privacy_link_address(p_link, p_now);
  begin
    return case when v_email is null then null
                when p_export then site.export_person(v_email, 'person')
                else site.person_data(v_email) end;
  end $$;

create function site.withdraw_by_link(p_link uuid, p_now timestamptz) returns jsonb
  language sql volatile security definer set search_path = ''
  as $$ select site.withdraw_consents(a.email, 'person') from site.privacy_link_address(p_link, p_now) as a (email)
         where a.email is not null $$;

create function site.erase_by_link(p_link uuid, p_now timestamptz) returns jsonb
  language sql volatile security definer set search_path = ''
  as $$ select site.erase_person(a.email, 'person') from site.privacy_link_address(p_link, p_now) as a (email)
         where a.email is not null $$;

-- The newest proofs, with the names of the admins.
create function site.list_privacy_actions(p_most integer)
  returns table (id uuid, at timestamptz, action text, done_by text, user_name text, counts jsonb)
  language sql stable security definer set search_path = ''
  as $$
    select a.id, a.at, a.action, a.done_by, coalesce(u.name, a.user_id), a.counts
      from site.privacy_actions a left join site.auth_users u on u.id = a.user_id
     order by a.at desc, a.id limit p_most
  $$;

revoke all on function site.phone_digits(text), site.list_privacy_actions(integer), site.complete_consent(), site.note_demo_call_consent(), site.note_booking_consent(),
  site.rows_of_person(text), site.consents_of_person(text), site.person_data(text), site.withdraw_consents(text, text),
  site.erase_person(text, text), site.export_person(text, text), site.ask_privacy_link(text, text, timestamptz),
  site.privacy_link_address(uuid, timestamptz), site.person_by_link(uuid, timestamptz, boolean),
  site.withdraw_by_link(uuid, timestamptz), site.erase_by_link(uuid, timestamptz) from public;
grant execute on function site.list_privacy_actions(integer), site.consents_of_person(text), site.person_data(text), site.withdraw_consents(text, text),
  site.erase_person(text, text), site.export_person(text, text) to parley_admin;
grant execute on function site.ask_privacy_link(text, text, timestamptz), site.person_by_link(uuid, timestamptz, boolean),
  site.withdraw_by_link(uuid, timestamptz), site.erase_by_link(uuid, timestamptz) to parley_anon;
