-- People who sign in, their sessions and what guards them (spec 000 §2, §6). The auth library reads and writes these
-- tables with the login's own rights; the application's roles see none of them.
create schema if not exists site;

create table site.auth_users (
  id text primary key,
  name text not null,
  email text not null unique,
  email_verified boolean not null,
  image text,
  role text,
  banned boolean,
  ban_reason text,
  ban_expires timestamptz,
  created_at timestamptz not null default current_timestamp,
  updated_at timestamptz not null default current_timestamp
);

create table site.auth_sessions (
  id text primary key,
  -- A hash: what stands here signs nobody in.
  token text not null unique,
  user_id text not null references site.auth_users (id) on delete cascade,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  impersonated_by text,
  created_at timestamptz not null default current_timestamp,
  updated_at timestamptz not null
);
create index auth_sessions_user_id on site.auth_sessions (user_id);

create table site.auth_accounts (
  id text primary key,
  account_id text not null,
  provider_id text not null,
  user_id text not null references site.auth_users (id) on delete cascade,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default current_timestamp,
  updated_at timestamptz not null
);
create index auth_accounts_user_id on site.auth_accounts (user_id);

create table site.auth_verifications (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default current_timestamp,
  updated_at timestamptz not null default current_timestamp
);
create index auth_verifications_identifier on site.auth_verifications (identifier);

create table site.auth_rate_limits (
  id text primary key,
  key text not null unique,
  count integer not null,
  last_request bigint not null
);

-- Links that make their visitor the first admin: only the hash is kept, and all go once there is an admin.
create table site.admin_setup_links (
  token_hash text primary key,
  created_at timestamptz not null default current_timestamp
);

-- Spec 000 §7: RPC has_role(_user_id, _role) returns boolean. A banned user has no role.
create function site.has_role(_user_id text, _role text) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (
      select from site.auth_users
       where id = _user_id
         and _role = any (string_to_array(coalesce(role, ''), ','))
         and (banned is not true or ban_expires <= current_timestamp)
    )
  $$;

revoke all on function site.has_role(text, text) from public;
grant usage on schema site to parley_anon, parley_user, parley_admin;
grant execute on function site.has_role(text, text) to parley_user, parley_admin;
