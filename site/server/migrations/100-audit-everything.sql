-- Everything that an admin can change is in the audit log, what people did about their accounts too, and what stands
-- there stays: not even the owner of the table changes or deletes an entry.

-- A trigger with arguments keeps those columns only, for tables of visitors: the log says that a lead was marked done
-- or deleted, and by whom, and never what the visitor had written, which must be forgotten when they ask for it.
-- Secrets are left out wherever they stand.
create function site.audited_part(p_row jsonb, p_kept text[]) returns jsonb
  language sql immutable set search_path = ''
  as $$
    select case when p_row is not null then coalesce(
      (select jsonb_object_agg(e.key, e.value) from jsonb_each(p_row) e
        where case when cardinality(p_kept) > 0 then e.key = any (p_kept)
                   else e.key !~ '(secret|token|password)' end), '{}') end
  $$;
revoke all on function site.audited_part(jsonb, text[]) from public;

create or replace function site.note_change() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
    is_now jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
    whole jsonb := coalesce(is_now, was);
    kept text[] := coalesce(tg_argv, '{}');
  begin
    if was - 'updated_at' is not distinct from is_now - 'updated_at' then
      return null;
    end if;
    was := site.audited_part(was, kept);
    is_now := site.audited_part(is_now, kept);
    if tg_nargs > 0 and tg_op = 'UPDATE' and was is not distinct from is_now then
      return null;
    end if;
    insert into site.audit_log (user_id, action, table_name, row_id, before, after)
      values (nullif(current_setting('app.user_id', true), ''), lower(tg_op), tg_table_name,
              coalesce(whole ->> 'id', whole ->> 'name', ''), was, is_now);
    return null;
  end $$;

do $$
declare
  wanted record;
begin
  for wanted in
    select * from (values
      ('media_files', 'insert or update or delete', ''),
      ('site_config', 'insert or update or delete', ''),
      ('switches', 'insert or update or delete', ''),
      -- Visitors add these rows themselves; only what happens to them afterwards is noted.
      ('leads', 'update of status or delete', '''id'', ''sheet_name'', ''status'', ''created_at'''),
      ('demo_calls', 'update of status or delete', '''id'', ''status'', ''created_at'''),
      ('bookings', 'update of status or delete', '''id'', ''status'', ''starts_at'''),
      ('persons', 'delete', '''id'', ''first_seen_at'''),
      ('newsletter_subscriptions', 'delete', '''id'', ''status''')
    ) as w (table_name, events, columns)
  loop
    if not exists (select from pg_trigger t
                    where t.tgrelid = format('site.%I', wanted.table_name)::regclass and t.tgname = 'note_change') then
      execute format('create trigger note_change after %s on site.%I for each row execute function site.note_change(%s)',
                     wanted.events, wanted.table_name, wanted.columns);
    end if;
  end loop;
end $$;

create function site.refuse_audit_change() returns trigger
  language plpgsql set search_path = ''
  as $$
  begin
    raise exception 'the audit log is only ever added to' using errcode = 'insufficient_privilege';
  end $$;
revoke all on function site.refuse_audit_change() from public;
create trigger only_added before update or delete or truncate on site.audit_log
  for each statement execute function site.refuse_audit_change();
-- For the backup, which the owner makes.
create policy owner_read on site.audit_log for select to current_user using (true);

-- What is no change of a row: who signed in or failed to, and who took data out.
alter table site.audit_log drop constraint audit_log_action_check;
alter table site.audit_log add constraint audit_log_action_check
  check (action in ('insert', 'update', 'delete', 'sign-in', 'sign-in-failed', 'sign-out', 'export'));
create index audit_log_newest on site.audit_log (id desc);
create index audit_log_user on site.audit_log (user_id, id desc);
create index audit_log_at on site.audit_log (at);

-- Called in the transaction of an export, or when somebody signs in. `p_details` never holds a secret.
create function site.note_event(p_action text, p_subject text, p_row_id text, p_details jsonb) returns void
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if p_action not in ('sign-in', 'sign-in-failed', 'sign-out', 'export') then
      raise exception 'no such event: %', p_action using errcode = 'check_violation';
    end if;
    insert into site.audit_log (user_id, action, table_name, row_id, after)
      values (nullif(current_setting('app.user_id', true), ''), p_action, p_subject, p_row_id, p_details);
  end $$;
revoke all on function site.note_event(text, text, text, jsonb) from public;
grant execute on function site.note_event(text, text, text, jsonb) to parley_admin;
