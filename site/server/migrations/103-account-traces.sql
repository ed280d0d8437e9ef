-- Whether somebody has a second step is an entry of its own in the audit log, so the row's column is no second one.
drop trigger note_change on site.auth_users;
create trigger note_change after insert or update or delete on site.auth_users
  for each row execute function site.note_change('id', 'name', 'email', 'role', 'banned');

-- As before, and: what follows from an accepted invitation is the person's own doing, as the audit log has it.
create or replace function site.use_invitation(p_token_hash text, p_user_id text, p_name text, p_password text) returns text
  language plpgsql security definer set search_path = ''
  as $$
  declare
    v_link site.account_links;
  begin
    perform set_config('app.user_id', p_user_id, true);
    delete from site.account_links l
     where l.kind = 'invitation' and l.token_hash = p_token_hash and l.expires_at > current_timestamp
     returning l.* into v_link;
    if v_link.id is null then return null; end if;
    insert into site.auth_users (id, name, email, email_verified, role)
      values (p_user_id, p_name, v_link.email_key, true, v_link.role);
    insert into site.auth_accounts (id, account_id, provider_id, user_id, password, updated_at)
      values (gen_random_uuid()::text, p_user_id, 'credential', p_user_id, p_password, current_timestamp);
    return v_link.email_key;
  end $$;
