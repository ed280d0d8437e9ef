-- A booking of the journal that the database lacks, or has in an earlier state, with the mail that follows from it. Says
-- whether anything changed. Not for visitors: the limits of today do not hold for what was agreed before.
create function site.restore_booking(p_booking jsonb) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
  declare
    v_given site.bookings := jsonb_populate_record(null::site.bookings, p_booking);
  begin
    if exists (select from site.erasures e where e.subject_id = v_given.id) then
      return false;
    end if;
    insert into site.bookings as b (id, starts_at, ends_at, name, email, time_zone, note, status, consent_version,
                                    idempotency_key, sequence, created_at, updated_at)
    values (v_given.id, v_given.starts_at, v_given.ends_at, v_given.name, v_given.email, v_given.time_zone, v_given.note,
            v_given.status, v_given.consent_version, v_given.idempotency_key, v_given.sequence, v_given.created_at,
            v_given.updated_at)
    on conflict (id) do update
      set starts_at = excluded.starts_at, ends_at = excluded.ends_at, status = excluded.status,
          sequence = excluded.sequence, updated_at = excluded.updated_at
      where b.sequence < excluded.sequence;
    if not found then
      return false;
    end if;
    insert into site.outbox (topic, subject_id, revision)
    values (case when v_given.status = 'cancelled' then 'demo-cancelled'
                 when v_given.sequence = 0 then 'demo-booked' else 'demo-moved' end, v_given.id, v_given.sequence)
    on conflict do nothing;
    return true;
  end $$;
revoke all on function site.restore_booking(jsonb) from public;
