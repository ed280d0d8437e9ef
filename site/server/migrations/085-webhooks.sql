-- Where other systems are told of what happens here (decision 018). The secret that signs is made of the site's own
-- secret, the endpoint and the version that stands here; it is stored nowhere.
create table site.webhook_endpoints (
  id uuid primary key default gen_random_uuid(),
  url text not null check (length(url) between 1 and 2000),
  description text,
  events text[] not null check (cardinality(events) > 0),
  is_active boolean not null default true,
  -- Why the site paused it by itself.
  paused_because text,
  secret_version integer not null default 1,
  -- For a day after it, what is sent is signed with the secret of before as well.
  rotated_at timestamptz,
  created_at timestamptz not null default current_timestamp,
  updated_at timestamptz not null default current_timestamp
);

-- One event for one endpoint. What is sent is written when it is sent, so that nothing personal is kept here.
create table site.webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  endpoint_id uuid not null references site.webhook_endpoints (id) on delete cascade,
  event text not null,
  subject_id uuid not null,
  revision integer not null default 0,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  -- Of the last try: what the other side answered, or why there was no answer.
  last_status integer,
  last_error text,
  created_at timestamptz not null default current_timestamp,
  settled_at timestamptz,
  constraint webhook_deliveries_once unique (endpoint_id, event, subject_id, revision)
);
create index webhook_deliveries_newest on site.webhook_deliveries (created_at desc);
create index webhook_deliveries_subject on site.webhook_deliveries (subject_id);

do $$
declare
  name text;
begin
  foreach name in array array['webhook_endpoints', 'webhook_deliveries'] loop
    execute format('alter table site.%I enable row level security', name);
    execute format('alter table site.%I force row level security', name);
    execute format('create policy owner_all on site.%I to current_user using (true) with check (true)', name);
    execute format('create policy admin_all on site.%I to parley_admin using (true) with check (true)', name);
  end loop;
end $$;
grant select, delete on site.webhook_endpoints to parley_admin;
grant insert (url, description, events, is_active) on site.webhook_endpoints to parley_admin;
grant update (url, description, events, is_active, paused_because, secret_version, rotated_at, updated_at)
  on site.webhook_endpoints to parley_admin;
grant select on site.webhook_deliveries to parley_admin;
create trigger note_change after insert or update or delete on site.webhook_endpoints
  for each row execute function site.note_change();

-- Asks for a test event to one endpoint. Returns false without such an endpoint.
create function site.test_webhook(p_id uuid) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if not exists (select from site.webhook_endpoints e where e.id = p_id) then
      return false;
    end if;
    insert into site.outbox (topic, subject_id, revision)
    values ('webhook-test', p_id,
            (select coalesce(max(o.revision), 0) + 1 from site.outbox o where o.topic = 'webhook-test' and o.subject_id = p_id));
    return true;
  end $$;

-- Jobs that were given up, newest first. The queue's own tables are closed to every role; they are made when it opens.
create function site.given_up_jobs(p_most integer)
  returns table (id uuid, queue text, data jsonb, tries integer, error text, created_at timestamptz, given_up_at timestamptz)
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if to_regclass('site_jobs.job') is null then
      return;
    end if;
    return query execute
      $query$
        select j.id, j.name::text, j.data, j.retry_count + 1, j.output ->> 'error', j.created_on, j.completed_on
          from site_jobs.job j
         where j.state = 'failed' and j.name <> 'dead'
         order by j.completed_on desc, j.id limit $1
      $query$ using p_most;
  end $$;

-- Has given-up jobs tried again from the first try on; all of them without ids. Returns how many those are.
create function site.resend_jobs(p_ids uuid[]) returns integer
  language plpgsql security definer set search_path = ''
  as $$
  declare
    v_count integer := 0;
  begin
    if to_regclass('site_jobs.job') is null then
      return 0;
    end if;
    execute
      $query$
        update site_jobs.job
           set state = 'retry', retry_count = 0, start_after = now(), completed_on = null, output = null
         where state = 'failed' and name <> 'dead' and ($1 is null or id = any($1))
      $query$ using p_ids;
    get diagnostics v_count = row_count;
    return v_count;
  end $$;

revoke all on function site.test_webhook(uuid), site.given_up_jobs(integer), site.resend_jobs(uuid[]) from public;
grant execute on function site.test_webhook(uuid), site.given_up_jobs(integer), site.resend_jobs(uuid[]) to parley_admin;
