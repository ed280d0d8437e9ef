-- Live demos that visitors book (spec 000 §2). The team can hold one at a time: the index refuses a second booking of
-- the same time, however many ask at once. Visitors reach the table only through the functions below.
create table site.bookings (
  id uuid primary key,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  name text not null,
  email text not null,
  -- The visitor's own, for the words that they are sent.
  time_zone text not null,
  note text,
  status text not null default 'booked' check (status in ('booked', 'cancelled')),
  consent_version text,
  idempotency_key text unique,
  created_at timestamptz not null default current_timestamp,
  updated_at timestamptz not null default current_timestamp
);
create unique index bookings_one_at_a_time on site.bookings (starts_at) where status = 'booked';

alter table site.bookings enable row level security;
alter table site.bookings force row level security;
create policy owner_all on site.bookings to current_user using (true) with check (true);
create policy admin_all on site.bookings to parley_admin using (true) with check (true);
grant select, delete on site.bookings to parley_admin;
grant update (status) on site.bookings to parley_admin;

-- The times that are taken, without whose they are.
create function site.taken_slots(p_from timestamptz, p_to timestamptz) returns table (starts_at timestamptz)
  language sql stable security definer set search_path = ''
  as $$ select b.starts_at from site.bookings b where b.status = 'booked' and b.starts_at >= p_from and b.starts_at < p_to $$;

-- Books a time. The outcome is 'booked', 'repeated' (same idempotency key: the first booking) or 'taken'.
create function site.book(p_booking jsonb) returns table (booking_id uuid, outcome text)
  language plpgsql security definer set search_path = ''
  as $$
  declare
    v_id uuid := (p_booking ->> 'id')::uuid;
    v_first uuid;
  begin
    select b.id into v_first from site.bookings b where b.idempotency_key = p_booking ->> 'idempotency_key';
    if found then
      return query select v_first, 'repeated';
      return;
    end if;
    insert into site.bookings (id, starts_at, ends_at, name, email, time_zone, note, consent_version, idempotency_key)
    values (v_id, (p_booking ->> 'starts_at')::timestamptz, (p_booking ->> 'ends_at')::timestamptz, p_booking ->> 'name',
            p_booking ->> 'email', p_booking ->> 'time_zone', p_booking ->> 'note', p_booking ->> 'consent_version',
            p_booking ->> 'idempotency_key')
    on conflict do nothing;
    if not found then
      return query select null::uuid, 'taken';
      return;
    end if;
    insert into site.outbox (topic, subject_id) values ('demo-booked', v_id) on conflict do nothing;
    return query select v_id, 'booked';
  end $$;

-- One booking, for who holds its signed link.
create function site.find_booking(p_id uuid) returns setof site.bookings
  language sql stable security definer set search_path = ''
  as $$ select * from site.bookings b where b.id = p_id $$;

-- Moves a booking, or with a null time cancels it. The outcome is 'changed', 'taken' or 'gone' (cancelled before).
create function site.change_booking(p_id uuid, p_starts_at timestamptz, p_ends_at timestamptz) returns text
  language plpgsql security definer set search_path = ''
  as $$
  begin
    update site.bookings b
       set status = case when p_starts_at is null then 'cancelled' else 'booked' end,
           starts_at = coalesce(p_starts_at, b.starts_at),
           ends_at = coalesce(p_ends_at, b.ends_at),
           updated_at = current_timestamp
     where b.id = p_id and b.status = 'booked';
    if found then return 'changed'; else return 'gone'; end if;
  exception when unique_violation then
    return 'taken';
  end $$;

revoke all on function site.taken_slots(timestamptz, timestamptz), site.book(jsonb), site.find_booking(uuid),
  site.change_booking(uuid, timestamptz, timestamptz) from public;
grant execute on function site.taken_slots(timestamptz, timestamptz), site.book(jsonb), site.find_booking(uuid),
  site.change_booking(uuid, timestamptz, timestamptz) to parley_anon;
