-- What the admin published of the site configuration (spec 000 §3): what differs from the site's own defaults. One row.
create table site.site_config (
  only_row boolean primary key default true check (only_row),
  config jsonb not null check (jsonb_typeof(config) = 'object'),
  version integer not null default 1,
  updated_at timestamptz not null default current_timestamp
);
alter table site.site_config enable row level security;
alter table site.site_config force row level security;
create policy owner_all on site.site_config to current_user using (true) with check (true);
create policy admin_all on site.site_config to parley_admin using (true) with check (true);
grant select, insert, delete on site.site_config to parley_admin;
grant update (config) on site.site_config to parley_admin;

-- Each change is another version, whoever makes it.
create function site.count_config_version() returns trigger
  language plpgsql set search_path = ''
  as $$
    begin
      new.version := old.version + 1;
      new.updated_at := current_timestamp;
      return new;
    end
  $$;
create trigger site_config_version before update on site.site_config
  for each row execute function site.count_config_version();

-- What every page is rendered with; no row while nothing is published.
create function site.published_site_config() returns table (config jsonb, version integer, updated_at timestamptz)
  language sql stable security definer set search_path = ''
  as $$ select c.config, c.version, c.updated_at from site.site_config c $$;
revoke all on function site.published_site_config() from public;
grant execute on function site.published_site_config() to parley_anon, parley_user, parley_admin;
