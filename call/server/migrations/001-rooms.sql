create schema if not exists call;

create table call.rooms (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (name ~ '^[A-Za-z0-9_-]{1,128}$'),
  privacy text not null check (privacy in ('public', 'private')),
  config jsonb not null default '{}',
  created_at timestamptz not null default now()
);
