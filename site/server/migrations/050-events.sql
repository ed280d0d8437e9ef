-- What happened on the pages (spec 000 §7): page views, presses, forms, speed. No personal data: no address, no cookie,
-- no query; `page_id` is random and made anew with each page load. Visitors reach the table only through save_events.
create table site.events (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null,
  name text not null,
  path text not null,
  page_id uuid not null,
  device text not null check (device in ('phone', 'tablet', 'desktop')),
  -- Where the visitor came from; null when unknown or from this site.
  referrer_host text,
  -- What the event says besides its name.
  data jsonb not null default '{}'
);
create index events_happened_at on site.events (happened_at);

alter table site.events enable row level security;
alter table site.events force row level security;
create policy owner_all on site.events to current_user using (true) with check (true);
create policy admin_read on site.events for select to parley_admin using (true);
grant select on site.events to parley_admin;

-- Keeps a batch: {page, device, referrer, events: [{path, age, event: {name, …}}]}, ages in milliseconds.
create function site.save_events(p_batch jsonb) returns void
  language sql security definer set search_path = ''
  as $$
    insert into site.events (happened_at, name, path, page_id, device, referrer_host, data)
    select current_timestamp - (e.age * interval '1 millisecond'), e.event ->> 'name', e.path,
           (p_batch ->> 'page')::uuid, p_batch ->> 'device', nullif(p_batch ->> 'referrer', ''), e.event - 'name'
      from jsonb_to_recordset(p_batch -> 'events') as e (path text, age double precision, event jsonb)
  $$;
revoke all on function site.save_events(jsonb) from public;
grant execute on function site.save_events(jsonb) to parley_anon;

-- Forgets what is older than so many days; returns how many events that were. The site itself calls it.
create function site.forget_events(p_days integer) returns bigint
  language sql security definer set search_path = ''
  as $$
    with gone as (
      delete from site.events where happened_at < current_timestamp - (p_days * interval '1 day') returning 1
    )
    select count(*) from gone
  $$;
revoke all on function site.forget_events(integer) from public;
