-- The outbox is read by a relay that hands its rows to the job queue; the queue counts tries and errors.
alter table site.outbox
  drop column attempts,
  drop column last_error,
  drop column run_after,
  -- Which change of the subject a row is about: one booking can be moved many times.
  add column revision integer not null default 0,
  -- What became of it: the jobs it was handed over as, or why there are none.
  add column outcome text;
alter table site.outbox drop constraint outbox_topic_subject_id_key;
alter table site.outbox add constraint outbox_once unique (topic, subject_id, revision);
create index outbox_waiting on site.outbox (id) where done_at is null;

-- How often a booking was changed; calendars tell a newer invitation from an older one by it.
alter table site.bookings add column sequence integer not null default 0;

-- As before, and with what follows from a change.
create or replace function site.change_booking(p_id uuid, p_starts_at timestamptz, p_ends_at timestamptz) returns text
  language plpgsql security definer set search_path = ''
  as $$
  declare
    v_sequence integer;
  begin
    update site.bookings b
       set status = case when p_starts_at is null then 'cancelled' else 'booked' end,
           starts_at = coalesce(p_starts_at, b.starts_at),
           ends_at = coalesce(p_ends_at, b.ends_at),
           sequence = b.sequence + 1,
           updated_at = current_timestamp
     where b.id = p_id and b.status = 'booked'
     returning b.sequence into v_sequence;
    if not found then return 'gone'; end if;
    insert into site.outbox (topic, subject_id, revision)
    values (case when p_starts_at is null then 'demo-cancelled' else 'demo-moved' end, p_id, v_sequence)
    on conflict do nothing;
    return 'changed';
  exception when unique_violation then
    return 'taken';
  end $$;

-- Who wants the newsletter. Nobody is written to before the address has confirmed it by a link that was mailed there.
create table site.newsletter_subscriptions (
  id uuid primary key default gen_random_uuid(),
  -- In lower case.
  email_key text not null unique,
  email text not null,
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'unsubscribed')),
  -- How often it was asked for; the mail of an earlier time is no longer sent.
  revision integer not null default 0,
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz
);

alter table site.newsletter_subscriptions enable row level security;
alter table site.newsletter_subscriptions force row level security;
create policy owner_all on site.newsletter_subscriptions to current_user using (true) with check (true);
create policy admin_all on site.newsletter_subscriptions to parley_admin using (true) with check (true);
grant select, delete on site.newsletter_subscriptions to parley_admin;

-- A newsletter lead asks for a subscription. An address is written to once a day at most, and one that has confirmed or
-- ended its subscription since the lead was made is left as it is.
create function site.ask_subscription() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    v_id uuid;
    v_revision integer;
  begin
    insert into site.newsletter_subscriptions as s (email_key, email, asked_at)
    values (lower(btrim(new.data ->> 'email')), btrim(new.data ->> 'email'), new.created_at)
    on conflict (email_key) do update
      set status = 'pending', email = excluded.email, asked_at = excluded.asked_at, revision = s.revision + 1,
          confirmed_at = null, unsubscribed_at = null
      where (s.status = 'unsubscribed' and excluded.asked_at > s.unsubscribed_at)
         or (s.status = 'pending' and excluded.asked_at > s.asked_at + interval '1 day')
    returning s.id, s.revision into v_id, v_revision;
    if v_id is not null then
      insert into site.outbox (topic, subject_id, revision) values ('newsletter-asked', v_id, v_revision)
      on conflict do nothing;
    end if;
    return new;
  end $$;
create trigger leads_ask_subscription after insert on site.leads for each row
  when (new.sheet_name = 'email_subscription' and new.status <> 'spam' and btrim(new.data ->> 'email') <> '')
  execute function site.ask_subscription();

-- With the last newsletter lead of an address goes its subscription.
create function site.forget_subscription() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    v_email_key text := lower(btrim(old.data ->> 'email'));
  begin
    delete from site.newsletter_subscriptions s
     where s.email_key = v_email_key
       and not exists (select from site.leads l
                        where l.sheet_name = 'email_subscription' and lower(btrim(l.data ->> 'email')) = v_email_key);
    return old;
  end $$;
create trigger leads_forget_subscription after delete on site.leads for each row
  when (old.sheet_name = 'email_subscription')
  execute function site.forget_subscription();

-- For who holds a signed link. Each gives the status, null when there is no such subscription.
create function site.subscription_status(p_id uuid) returns text
  language sql stable security definer set search_path = ''
  as $$ select s.status from site.newsletter_subscriptions s where s.id = p_id $$;

-- One that was ended stays so: an old link does not bring it back.
create function site.confirm_subscription(p_id uuid) returns text
  language sql volatile security definer set search_path = ''
  as $$
    update site.newsletter_subscriptions s
       set confirmed_at = case when s.status = 'pending' then current_timestamp else s.confirmed_at end,
           status = case when s.status = 'pending' then 'confirmed' else s.status end
     where s.id = p_id
     returning s.status
  $$;

create function site.end_subscription(p_id uuid) returns text
  language sql volatile security definer set search_path = ''
  as $$
    update site.newsletter_subscriptions s
       set unsubscribed_at = coalesce(s.unsubscribed_at, current_timestamp), status = 'unsubscribed'
     where s.id = p_id
     returning s.status
  $$;

revoke all on function site.ask_subscription(), site.forget_subscription(), site.subscription_status(uuid),
  site.confirm_subscription(uuid), site.end_subscription(uuid) from public;
grant execute on function site.subscription_status(uuid), site.confirm_subscription(uuid), site.end_subscription(uuid)
  to parley_anon;
