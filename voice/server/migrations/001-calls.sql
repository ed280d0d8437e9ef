create schema if not exists voice;

create table voice.calls (
  id uuid primary key,
  type text not null check (type in ('webCall')),
  status text not null check (status in ('queued', 'in-progress', 'ended')),
  assistant_id text not null,
  room text not null,
  ended_reason text,
  -- What was said, as [{role, message, time, secondsFromStart}].
  messages jsonb not null default '[]',
  -- Milliseconds per answered turn, as [{endOfTurn, recognition, mind, synthesis, total}].
  latencies jsonb not null default '[]',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  ended_at timestamptz
);
create index calls_created_at on voice.calls (created_at desc, id);

-- A public key starts one call; its id stays here until the key would have expired anyway.
create table voice.spent_keys (
  id text primary key,
  expires_at timestamptz not null
);
