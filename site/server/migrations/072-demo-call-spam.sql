-- A demo call in whose trap something was written is kept, as a lead is, and nobody is called or told because of it.
alter table site.demo_calls drop constraint demo_calls_status_check;
alter table site.demo_calls add constraint demo_calls_status_check
  check (status in ('queued', 'calling', 'done', 'failed', 'spam'));

-- As before, with the status.
create or replace function site.save_demo_call(p_call jsonb) returns table (demo_call_id uuid, outcome text)
  language plpgsql security definer set search_path = ''
  as $$
  declare
    v_id uuid := (p_call ->> 'id')::uuid;
    v_status text := coalesce(p_call ->> 'status', 'queued');
  begin
    if exists (select from site.erasures e where e.subject_id = v_id) then
      return query select v_id, 'erased';
      return;
    end if;

    insert into site.demo_calls (id, name, phone_number, client, source_page, consent_version, idempotency_key, status,
                                 created_at)
    values (v_id, p_call ->> 'name', p_call ->> 'phone_number', p_call ->> 'client', p_call ->> 'source_page',
            p_call ->> 'consent_version', p_call ->> 'idempotency_key', v_status, (p_call ->> 'created_at')::timestamptz)
    on conflict do nothing;
    if not found then
      return query
        select d.id, case when d.name = p_call ->> 'name' and d.phone_number = p_call ->> 'phone_number'
                           and d.client = p_call ->> 'client' then 'repeated' else 'conflict' end
          from site.demo_calls d
         where d.id = v_id or d.idempotency_key = p_call ->> 'idempotency_key'
         order by d.id = v_id desc
         limit 1;
      return;
    end if;

    if v_status <> 'spam' then
      insert into site.outbox (topic, subject_id) values ('demo-call-requested', v_id) on conflict do nothing;
    end if;
    return query select v_id, 'created';
  end $$;
