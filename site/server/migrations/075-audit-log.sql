-- Who changed what and when in what admins write: one entry per row that was added, changed or deleted, made by the
-- database itself, so that no way of changing a row goes around it. Nobody may change an entry; admins may read them.
create table site.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default current_timestamp,
  -- Null for what the product does by itself, as at a start.
  user_id text,
  action text not null check (action in ('insert', 'update', 'delete')),
  table_name text not null,
  row_id text not null,
  -- The whole row as it was and as it is; null before it was added and after it was deleted.
  before jsonb,
  after jsonb
);
create index audit_log_row on site.audit_log (table_name, row_id, id desc);
alter table site.audit_log enable row level security;
alter table site.audit_log force row level security;
create policy owner_add on site.audit_log for insert to current_user with check (true);
create policy admin_read on site.audit_log for select to parley_admin using (true);
grant select on site.audit_log to parley_admin;

-- Runs as the owner, because the admin's role may not write entries.
create function site.note_change() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
    is_now jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  begin
    if was - 'updated_at' is not distinct from is_now - 'updated_at' then
      return null;
    end if;
    insert into site.audit_log (user_id, action, table_name, row_id, before, after)
      values (nullif(current_setting('app.user_id', true), ''), lower(tg_op), tg_table_name,
              coalesce(is_now, was) ->> 'id', was, is_now);
    return null;
  end $$;
revoke all on function site.note_change() from public;

do $$
declare
  name text;
begin
  foreach name in array array['case_studies', 'testimonials', 'testimonials_section', 'key_features', 'key_features_section'] loop
    execute format('create trigger note_change after insert or update or delete on site.%I
                      for each row execute function site.note_change()', name);
  end loop;
end $$;
