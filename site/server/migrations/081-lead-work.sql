-- What the team does with what comes in: who has it, how far it is, what was noted. Leads, demo calls and bookings are
-- kept in tables of their own; site.lead_entries shows them as one list.

-- A number as people write it, as E.164, by which two are known to be the same: only one that names its country, because
-- the same digits are another number elsewhere. Null for anything else.
create function site.phone_key(p_phone text) returns text
  language plpgsql immutable parallel safe
  as $$
  declare
    v_key text;
  begin
    if p_phone !~ '^\s*(\+|00)[\d\s().\-/]+$' then return null; end if;
    v_key := '+' || regexp_replace(regexp_replace(p_phone, '^\s*00|\(0\)', '', 'g'), '\D', '', 'g');
    return case when v_key ~ '^\+[1-9]\d{7,14}$' then v_key end;
  end $$;

-- What a search looks through: every text that was sent, where it was sent, and the digits of the number. Both functions
-- run for each lead that is written: in plpgsql their plans are kept, which SQL functions in a column's definition are
-- not. An index of trigrams would make writing dearer and is not needed: 100,000 leads are read in a tenth of a second.
create function site.lead_search_text(p_data jsonb, p_more text) returns text
  language plpgsql immutable parallel safe
  as $$
  begin
    return lower(concat_ws(
      chr(10), (select string_agg(given.value, chr(10)) from jsonb_each_text(p_data) as given), p_more,
      regexp_replace(p_data ->> 'phone_number', '\D', '', 'g')));
  end $$;

alter table site.leads
  add column assignee_id text references site.auth_users (id) on delete set null,
  add column phone_key text generated always as (site.phone_key(data ->> 'phone_number')) stored,
  add column search_text text generated always as
    (site.lead_search_text(data, sheet_name || chr(10) || coalesce(source_page, ''))) stored;
create index leads_phone on site.leads (phone_key) where phone_key is not null;

alter table site.demo_calls
  add column assignee_id text references site.auth_users (id) on delete set null,
  -- What the team makes of it; the status says how the call itself stands.
  add column handling text not null default 'new' check (handling in ('new', 'in_progress', 'done', 'spam')),
  -- The form of the demo call sends a lead too: the list shows the two as one.
  add column lead_id uuid references site.leads (id) on delete set null,
  add column phone_key text generated always as (site.phone_key(phone_number)) stored,
  -- The talk in which the voice agent took the request: its tool sends the call's id at the head of the key.
  add column voice_call_id uuid generated always as
    (case when client = 'voice-agent' and idempotency_key ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-'
          then left(idempotency_key, 36)::uuid end) stored,
  add column search_text text generated always as
    (lower(name || chr(10) || phone_number || chr(10) || regexp_replace(phone_number, '\D', '', 'g') || chr(10)
           || coalesce(source_page, ''))) stored;
create index demo_calls_phone on site.demo_calls (phone_key) where phone_key is not null;

alter table site.bookings
  add column assignee_id text references site.auth_users (id) on delete set null,
  add column handling text not null default 'new' check (handling in ('new', 'in_progress', 'done', 'spam')),
  add column search_text text generated always as
    (lower(name || chr(10) || email || chr(10) || coalesce(note, ''))) stored;
create index bookings_newest on site.bookings (created_at desc, id desc);

grant update (assignee_id) on site.leads, site.demo_calls, site.bookings to parley_admin;
grant update (handling) on site.demo_calls, site.bookings to parley_admin;

-- A demo call and the lead that its form sent beside it, whichever arrives first.
create function site.join_demo_call() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    new.lead_id := (
      select l.id from site.leads l
       where l.phone_key = site.phone_key(new.phone_number) and l.sheet_name = 'calling_leads'
         and l.data ->> 'name' = new.name and l.created_at > new.created_at - interval '10 minutes'
         and not exists (select from site.demo_calls d where d.lead_id = l.id)
       order by l.created_at desc limit 1);
    return new;
  end $$;
create trigger demo_calls_join before insert on site.demo_calls for each row execute function site.join_demo_call();

create function site.join_calling_lead() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    v_call uuid;
  begin
    select d.id into v_call from site.demo_calls d
     where d.phone_key = new.phone_key and d.lead_id is null and d.name = new.data ->> 'name'
       and d.created_at > new.created_at - interval '10 minutes'
     order by d.created_at desc limit 1;
    if found then
      update site.demo_calls d set lead_id = new.id where d.id = v_call;
    end if;
    return null;
  end $$;
create trigger leads_join after insert on site.leads for each row
  when (new.sheet_name = 'calling_leads' and new.phone_key is not null)
  execute function site.join_calling_lead();
revoke all on function site.join_demo_call(), site.join_calling_lead() from public;

-- With the rights of who asks.
create view site.lead_entries with (security_invoker = true) as
  select l.id, l.sheet_name as kind, l.data ->> 'name' as name, l.data ->> 'email' as email,
         l.data ->> 'phone_number' as phone_number, l.phone_key, l.source_page, l.status, l.assignee_id,
         l.consent_version, l.created_at, l.search_text
    from site.leads l
  union all
  select d.id, 'demo_call', d.name, null, d.phone_number, d.phone_key, d.source_page,
         case when d.status = 'spam' then 'spam' else d.handling end, d.assignee_id, d.consent_version, d.created_at,
         d.search_text
    from site.demo_calls d
   where d.lead_id is null
  union all
  select b.id, 'booking', b.name, b.email, null, null, '/booking', b.handling, b.assignee_id, b.consent_version,
         b.created_at, b.search_text
    from site.bookings b;
grant select on site.lead_entries to parley_admin;

-- Whom something can be given to.
create function site.lead_admins() returns table (id text, name text, email text)
  language sql stable security definer set search_path = ''
  as $$
    select u.id, u.name, u.email from site.auth_users u where site.has_role(u.id, 'admin') order by u.name, u.id
  $$;
revoke all on function site.lead_admins() from public;
grant execute on function site.lead_admins() to parley_admin;

-- What the team notes. Only added to: nobody changes a note, and it goes with what it is about.
create table site.lead_notes (
  id uuid primary key default gen_random_uuid(),
  -- Of the lead, the demo call or the booking.
  subject_id uuid not null,
  body text not null check (btrim(body) <> '' and length(body) <= 5000),
  author_id text not null,
  author_name text not null,
  created_at timestamptz not null
);
create index lead_notes_subject on site.lead_notes (subject_id, created_at);
alter table site.lead_notes enable row level security;
alter table site.lead_notes force row level security;
create policy owner_all on site.lead_notes to current_user using (true) with check (true);
create policy admin_read on site.lead_notes for select to parley_admin using (true);
create policy admin_add on site.lead_notes for insert to parley_admin with check (true);
grant select on site.lead_notes to parley_admin;
grant insert (id, subject_id, body) on site.lead_notes to parley_admin;

-- Who wrote it and when is not for the writer to say.
create function site.sign_note() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if not exists (select from site.leads l where l.id = new.subject_id
                   union all select from site.demo_calls d where d.id = new.subject_id
                   union all select from site.bookings b where b.id = new.subject_id) then
      raise foreign_key_violation using message = 'there is nothing with the id ' || new.subject_id;
    end if;
    new.author_id := current_setting('app.user_id');
    new.author_name := coalesce((select u.name from site.auth_users u where u.id = new.author_id), new.author_id);
    new.created_at := clock_timestamp();
    return new;
  end $$;
create trigger lead_notes_sign before insert on site.lead_notes for each row execute function site.sign_note();

create function site.forget_notes() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    delete from site.lead_notes n where n.subject_id = old.id;
    return old;
  end $$;
revoke all on function site.sign_note(), site.forget_notes() from public;

-- What an admin does is noted, but not whom it is about: that stands in the row, and goes with it.
create function site.note_lead_change() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    -- The first is the status, which is named otherwise in some tables.
    shown text[] := tg_argv;
    was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
    is_now jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  begin
    was := (select jsonb_object_agg(key, value) from jsonb_each(was) where key = any (shown));
    is_now := (select jsonb_object_agg(key, value) from jsonb_each(is_now) where key = any (shown));
    if was is distinct from is_now then
      insert into site.audit_log (user_id, action, table_name, row_id, before, after)
      values (nullif(current_setting('app.user_id', true), ''), lower(tg_op), tg_table_name,
              case when tg_op = 'DELETE' then old.id else new.id end, was, is_now);
    end if;
    return null;
  end $$;
revoke all on function site.note_lead_change() from public;
create trigger note_change after update of status, assignee_id or delete on site.leads
  for each row execute function site.note_lead_change('status', 'assignee_id', 'sheet_name');
create trigger note_change after update of handling, assignee_id or delete on site.demo_calls
  for each row execute function site.note_lead_change('handling', 'assignee_id');
create trigger note_change after update of handling, assignee_id or delete on site.bookings
  for each row execute function site.note_lead_change('handling', 'assignee_id');
create trigger note_change after insert on site.lead_notes
  for each row execute function site.note_lead_change('id', 'subject_id');

-- Admins who look at the list are told that there is something new; several changes of one transaction are one notice.
create function site.tell_of_leads() returns trigger
  language plpgsql set search_path = ''
  as $$
  begin
    perform pg_notify('site_leads', '');
    return null;
  end $$;
revoke all on function site.tell_of_leads() from public;

do $$
declare
  name text;
begin
  foreach name in array array['leads', 'demo_calls', 'bookings'] loop
    execute format('create trigger notes_forgotten after delete on site.%I
                      for each row execute function site.forget_notes()', name);
  end loop;
  foreach name in array array['leads', 'demo_calls', 'bookings', 'lead_notes'] loop
    execute format('create trigger tell_of_leads after insert or update or delete on site.%I
                      for each statement execute function site.tell_of_leads()', name);
  end loop;
end $$;
