-- How long what people sent is kept, by what it is for (decision 019). Null: until somebody asks, or an admin deletes it.
create table site.retention_rules (
  id text primary key check (id in ('enquiries', 'bookings', 'demo-calls', 'newsletter', 'spam')),
  days integer check (days between 1 and 3650),
  updated_at timestamptz not null default current_timestamp
);
insert into site.retention_rules (id, days)
values ('enquiries', null), ('bookings', null), ('demo-calls', null), ('newsletter', 30), ('spam', 30);
alter table site.retention_rules enable row level security;
alter table site.retention_rules force row level security;
create policy owner_all on site.retention_rules to current_user using (true) with check (true);
create policy admin_all on site.retention_rules to parley_admin using (true) with check (true);
grant select on site.retention_rules to parley_admin;
grant update (days, updated_at) on site.retention_rules to parley_admin;
create trigger note_change after insert or update or delete on site.retention_rules
  for each row execute function site.note_change();

-- What is over, by the rules as they stand. Somebody the team is in talks with stays, and so does who came back since.
create function site.retention_due(p_now timestamptz) returns table (rule text, kind text, id uuid, since timestamptz)
  language sql stable security definer set search_path = ''
  as $$
    select r.id, 'lead', l.id, l.created_at
      from site.retention_rules r
      join site.leads l on l.created_at < p_now - r.days * interval '1 day'
      left join site.persons p on p.id = l.person_id
     where (r.id = 'spam' and l.status = 'spam')
        or (r.id = 'enquiries' and l.sheet_name <> 'email_subscription' and l.status in ('new', 'done')
            and coalesce(p.last_seen_at, l.created_at) < p_now - r.days * interval '1 day')
        or (r.id = 'newsletter' and l.sheet_name = 'email_subscription' and l.status <> 'spam'
            and not exists (select from site.newsletter_subscriptions s
                             where s.email_key = lower(btrim(l.data ->> 'email'))
                               and (s.status = 'confirmed'
                                    or coalesce(s.unsubscribed_at, s.asked_at) >= p_now - r.days * interval '1 day')))
    union all
    select r.id, 'demo_call', d.id, d.created_at
      from site.retention_rules r
      join site.demo_calls d on d.created_at < p_now - r.days * interval '1 day'
     where (r.id = 'spam' and d.status = 'spam') or (r.id = 'demo-calls' and d.status in ('done', 'failed', 'held'))
    union all
    select r.id, 'booking', b.id, b.ends_at
      from site.retention_rules r
      join site.bookings b on b.ends_at < p_now - r.days * interval '1 day'
     where r.id = 'bookings'
  $$;

-- Erases what is over, or with p_dry says what that would be; the proof of either stays. Returns how many by rule.
create function site.apply_retention(p_now timestamptz, p_dry boolean) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    v_user text := nullif(current_setting('app.user_id', true), '');
    v_ids uuid[];
    v_counts jsonb;
  begin
    select coalesce(array_agg(due.id), '{}') into v_ids from site.retention_due(p_now) due;
    select coalesce(jsonb_object_agg(c.rule, c.count), '{}') into v_counts
      from (select due.rule, count(*) from site.retention_due(p_now) due group by due.rule) c;
    if not p_dry then
      delete from site.demo_calls d where d.id = any (v_ids);
      delete from site.bookings b where b.id = any (v_ids);
      delete from site.leads l where l.id = any (v_ids);
      delete from site.webhook_deliveries w where w.subject_id = any (v_ids);
      -- Whoever has nothing left here is nobody any more.
      delete from site.persons p
       where v_ids <> '{}' and not exists (select from site.leads l where l.person_id = p.id);
      delete from site.privacy_links k where k.asked_at < p_now - interval '2 days';
      delete from site.webhook_deliveries w where w.created_at < p_now - interval '30 days' and w.state <> 'waiting';
    end if;
    insert into site.privacy_actions (at, action, done_by, user_id, subject_ids, counts)
    values (p_now, case when p_dry then 'retention-dry-run' else 'retention' end,
            case when v_user is null then 'site' else 'admin' end, v_user, case when p_dry then '{}' else v_ids end, v_counts);
    return v_counts;
  end $$;

-- Once a day, whichever process comes first. Null when it was done within the last 20 hours.
create function site.daily_retention(p_now timestamptz) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
  begin
    perform pg_advisory_xact_lock(hashtextextended('site.retention_rules', 0));
    if exists (select from site.privacy_actions a
                where a.action = 'retention' and a.done_by = 'site' and a.at > p_now - interval '20 hours') then
      return null;
    end if;
    return site.apply_retention(p_now, false);
  end $$;

revoke all on function site.retention_due(timestamptz), site.apply_retention(timestamptz, boolean),
  site.daily_retention(timestamptz) from public;
grant execute on function site.retention_due(timestamptz), site.apply_retention(timestamptz, boolean) to parley_admin;
