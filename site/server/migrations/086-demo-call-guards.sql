-- A demo call is a telephone call that anybody can ask for, to any number, at our cost. What follows decides whether the
-- voice platform dials (decision 020); what it may not dial is held for the team, with the reason.
alter table site.demo_calls
  -- The network that asked, as a keyed hash: the address itself is not kept.
  add column visitor_key text,
  -- Why nobody was dialled, or what became of the call.
  add column reason text,
  -- Not before: the number sleeps.
  add column call_after timestamptz,
  add column called_at timestamptz,
  -- The voice platform's own id of the call.
  add column call_id text;
alter table site.demo_calls drop constraint demo_calls_status_check;
alter table site.demo_calls add constraint demo_calls_status_check
  check (status in ('queued', 'held', 'calling', 'done', 'failed', 'spam'));
create index demo_calls_called on site.demo_calls (called_at) where called_at is not null;
create index demo_calls_number on site.demo_calls ((regexp_replace(phone_number, '\D', '', 'g')));
-- What is there already waits for the team: nobody expects a machine to ring about it now.
update site.demo_calls set status = 'held', reason = 'no-telephony' where status = 'queued';

alter table site.switches drop constraint switches_name_check;
alter table site.switches add constraint switches_name_check check (name in ('demo-agent', 'demo-calls'));

create table site.demo_call_settings (
  id text primary key default 'demo-calls' check (id = 'demo-calls'),
  -- ISO 3166, whose numbers may be dialled.
  countries text[] not null default '{IN}',
  -- Calls within 24 hours: to one number, asked for from one network, altogether.
  per_number integer not null default 3 check (per_number between 0 and 100),
  per_visitor integer not null default 5 check (per_visitor between 0 and 1000),
  per_day integer not null default 100 check (per_day between 0 and 100000),
  minutes_between integer not null default 15 check (minutes_between between 0 and 1440),
  -- By the clock of the number's own country; the same time twice means never.
  quiet_from text not null default '21:00' check (quiet_from ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  quiet_to text not null default '09:00' check (quiet_to ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  -- Whom the voice platform lets speak, and from which of its numbers.
  assistant_id text,
  phone_number_id text,
  updated_at timestamptz not null default current_timestamp
);
insert into site.demo_call_settings default values;
alter table site.demo_call_settings enable row level security;
alter table site.demo_call_settings force row level security;
create policy owner_all on site.demo_call_settings to current_user using (true) with check (true);
create policy admin_all on site.demo_call_settings to parley_admin using (true) with check (true);
grant select, update on site.demo_call_settings to parley_admin;
create trigger note_change after insert or update or delete on site.demo_call_settings
  for each row execute function site.note_change();

-- Takes a queued call to be dialled now, and counts it: 'call', or why it may not be. Calls take turns, or many at once
-- would all see room.
create function site.claim_demo_call(p_id uuid, p_now timestamptz) returns text
  language plpgsql security definer set search_path = ''
  as $$
  declare
    v_call site.demo_calls;
    v_rules site.demo_call_settings;
    v_day timestamptz := p_now - interval '1 day';
    v_digits text;
    v_calls integer;
    v_last timestamptz;
  begin
    perform pg_advisory_xact_lock(hashtextextended('site.demo_calls', 0));
    select * into v_call from site.demo_calls d where d.id = p_id and d.status = 'queued';
    if not found then
      return 'gone';
    end if;
    if exists (select from site.switches s where s.name = 'demo-calls' and not s.is_on) then
      return 'switched-off';
    end if;
    select * into strict v_rules from site.demo_call_settings;
    select count(*) into v_calls from site.demo_calls d where d.called_at > v_day;
    if v_calls >= v_rules.per_day then
      return 'daily-limit';
    end if;
    v_digits := regexp_replace(v_call.phone_number, '\D', '', 'g');
    select count(*), max(d.called_at) into v_calls, v_last from site.demo_calls d
     where d.called_at > v_day and regexp_replace(d.phone_number, '\D', '', 'g') = v_digits;
    if v_calls >= v_rules.per_number or v_last > p_now - v_rules.minutes_between * interval '1 minute' then
      return 'number-limit';
    end if;
    select count(*) into v_calls from site.demo_calls d where d.called_at > v_day and d.visitor_key = v_call.visitor_key;
    if v_calls >= v_rules.per_visitor then
      return 'visitor-limit';
    end if;
    update site.demo_calls set status = 'calling', called_at = p_now, reason = null, call_after = null where id = p_id;
    return 'call';
  end $$;
revoke all on function site.claim_demo_call(uuid, timestamptz) from public;

-- An admin has a call tried again, or sets what became of it. Returns false without such a call.
create function site.settle_demo_call(p_id uuid, p_status text) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if p_status not in ('queued', 'held', 'done') then
      raise exception 'a demo call cannot be set to %', p_status;
    end if;
    update site.demo_calls
       set status = p_status, call_after = null, reason = case p_status when 'done' then 'team' end
     where id = p_id and status in ('queued', 'held', 'calling', 'failed', 'done');
    if not found then
      return false;
    end if;
    if p_status = 'queued' then
      insert into site.outbox (topic, subject_id, revision)
      values ('demo-call-again', p_id,
              (select coalesce(max(o.revision), 0) + 1 from site.outbox o
                where o.topic = 'demo-call-again' and o.subject_id = p_id));
    end if;
    return true;
  end $$;
revoke all on function site.settle_demo_call(uuid, text) from public;
grant execute on function site.settle_demo_call(uuid, text) to parley_admin;

-- What an admin sets is noted, without whom it is about.
create function site.note_demo_call() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    insert into site.audit_log (user_id, action, table_name, row_id, before, after)
    values (current_setting('app.user_id', true), 'update', 'demo_calls', new.id,
            jsonb_build_object('status', old.status, 'reason', old.reason),
            jsonb_build_object('status', new.status, 'reason', new.reason));
    return null;
  end $$;
revoke all on function site.note_demo_call() from public;
create trigger note_settling after update of status on site.demo_calls for each row
  when (old.status <> new.status and nullif(current_setting('app.user_id', true), '') is not null)
  execute function site.note_demo_call();

-- As before, with the network that asked.
create or replace function site.save_demo_call(p_call jsonb) returns table (demo_call_id uuid, outcome text)
  language plpgsql security definer set search_path = ''
  as $$
  declare
    v_id uuid := (p_call ->> 'id')::uuid;
    v_status text := coalesce(p_call ->> 'status', 'queued');
  begin
    if exists (select from site.erasures e where e.subject_id = v_id) then
      return query select v_id, 'erased';
      return;
    end if;

    insert into site.demo_calls (id, name, phone_number, client, source_page, consent_version, idempotency_key, status,
                                 visitor_key, created_at)
    values (v_id, p_call ->> 'name', p_call ->> 'phone_number', p_call ->> 'client', p_call ->> 'source_page',
            p_call ->> 'consent_version', p_call ->> 'idempotency_key', v_status, p_call ->> 'visitor_key',
            (p_call ->> 'created_at')::timestamptz)
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

    if v_status <> 'spam' then
      insert into site.outbox (topic, subject_id) values ('demo-call-requested', v_id) on conflict do nothing;
    end if;
    return query select v_id, 'created';
  end $$;
