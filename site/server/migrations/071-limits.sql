-- Limits to what one visitor, or a robot, can fill: bookings of one address, and events altogether.
create index bookings_email on site.bookings (lower(email));

-- As before, and: of two tries with one idempotency key at the same moment the second is 'repeated', not 'taken'; and
-- an e-mail address that has p_most bookings ahead of it, or made twice as many within a day, is refused as 'too-many':
-- each is a mail to somebody who may not have asked for it.
drop function site.book(jsonb);
create function site.book(p_booking jsonb, p_now timestamptz, p_most integer) returns table (booking_id uuid, outcome text)
  language plpgsql security definer set search_path = ''
  as $$
  declare
    v_id uuid := (p_booking ->> 'id')::uuid;
    v_email text := lower(p_booking ->> 'email');
    v_first uuid;
  begin
    -- Bookings of one address take turns, or many at once would all see room.
    perform pg_advisory_xact_lock(hashtextextended('site.bookings ' || v_email, 0));
    select b.id into v_first from site.bookings b where b.idempotency_key = p_booking ->> 'idempotency_key';
    if found then
      return query select v_first, 'repeated';
      return;
    end if;
    if exists (select from site.bookings b where lower(b.email) = v_email
               having count(*) filter (where b.status = 'booked' and b.starts_at > p_now) >= p_most
                   or count(*) filter (where b.created_at > current_timestamp - interval '1 day') >= 2 * p_most) then
      return query select null::uuid, 'too-many';
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
revoke all on function site.book(jsonb, timestamptz, integer) from public;
grant execute on function site.book(jsonb, timestamptz, integer) to parley_anon;

-- As before, and: a booking can be moved ten times ('too-many' after that), and cancelled always.
create or replace function site.change_booking(p_id uuid, p_starts_at timestamptz, p_ends_at timestamptz) returns text
  language plpgsql security definer set search_path = ''
  as $$
  declare
    v_sequence integer;
  begin
    if p_starts_at is not null and exists (select from site.bookings b where b.id = p_id and b.sequence >= 10) then
      return 'too-many';
    end if;
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

-- A booking that an admin deletes leaves no job behind, as with leads.
create trigger bookings_erased after delete on site.bookings for each row execute function site.remember_erasure();

-- Forgets what is older than so many days, and the oldest beyond so many events. Returns how many went.
drop function site.forget_events(integer);
create function site.forget_events(p_days integer, p_most bigint) returns bigint
  language sql security definer set search_path = ''
  as $$
    with gone as (
      delete from site.events
       where happened_at < current_timestamp - (p_days * interval '1 day')
          or id <= (select e.id from site.events e order by e.id desc offset p_most limit 1)
      returning 1
    )
    select count(*) from gone
  $$;
revoke all on function site.forget_events(integer, bigint) from public;
