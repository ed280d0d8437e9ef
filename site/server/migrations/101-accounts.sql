-- Accounts in full: second step of sign-in, links that invite or reset a password, and who may change what of people.

alter table site.auth_users add column two_factor_enabled boolean;

-- Read and written by the auth library; secret and recovery codes are encrypted with the signing secret.
create table site.auth_two_factors (
  id text primary key,
  user_id text not null references site.auth_users (id) on delete cascade,
  secret text not null,
  backup_codes text not null,
  verified boolean not null default true,
  failed_verification_count integer not null default 0,
  locked_until timestamptz
);
create index auth_two_factors_user_id on site.auth_two_factors (user_id);

-- Links that are good once: an invitation makes an account, a reset sets a password. Only the hash of a token is kept,
-- and none while a link waits to be mailed: the mail's writer makes it.
create table site.account_links (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('invitation', 'password-reset')),
  -- In lower case. Whether such an account exists is found out when the mail is written, not when somebody asks.
  email_key text not null,
  role text check (role in ('user', 'admin')),
  invited_by text references site.auth_users (id) on delete set null,
  token_hash text unique,
  created_at timestamptz not null default current_timestamp,
  expires_at timestamptz not null,
  check ((kind = 'invitation') = (role is not null))
);
create unique index account_links_invitation on site.account_links (email_key) where kind = 'invitation';
create index account_links_email on site.account_links (email_key, created_at);

create trigger note_change after insert or update or delete on site.auth_users
  for each row execute function site.note_change('id', 'name', 'email', 'role', 'banned', 'two_factor_enabled');
create trigger note_invitation after insert on site.account_links
  for each row when (new.kind = 'invitation') execute function site.note_change('id', 'kind', 'email_key', 'role');
create trigger note_invitation_end after delete on site.account_links
  for each row when (old.kind = 'invitation') execute function site.note_change('id', 'kind', 'email_key', 'role');

-- Whoever loses or gains a role, is banned, or has a new password, signs in anew.
create function site.end_sessions_of_account() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    delete from site.auth_sessions s where s.user_id = case tg_table_name when 'auth_users' then to_jsonb(new) ->> 'id'
                                                                          else to_jsonb(new) ->> 'user_id' end;
    return null;
  end $$;
revoke all on function site.end_sessions_of_account() from public;
create trigger end_sessions after update on site.auth_users for each row
  when (old.role is distinct from new.role or old.banned is distinct from new.banned)
  execute function site.end_sessions_of_account();
create trigger end_sessions after update on site.auth_accounts for each row
  when (old.password is distinct from new.password) execute function site.end_sessions_of_account();

-- The last admin stays one. Changes of roles take turns, or two admins could remove each other at the same moment.
create function site.keep_an_admin() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    perform pg_advisory_xact_lock(hashtext('site.keep_an_admin'));
    if not exists (select from site.auth_users u
                    where 'admin' = any (string_to_array(u.role, ',')) and u.banned is not true) then
      raise exception 'the last admin stays' using errcode = 'P0001', hint = 'last-admin';
    end if;
    return null;
  end $$;
revoke all on function site.keep_an_admin() from public;
create trigger keep_an_admin after update on site.auth_users for each row
  when ('admin' = any (string_to_array(old.role, ',')) and old.banned is not true
        and ('admin' = any (string_to_array(new.role, ',')) is not true or new.banned is true))
  execute function site.keep_an_admin();
create trigger keep_an_admin_at_removal after delete on site.auth_users for each row
  when ('admin' = any (string_to_array(old.role, ','))) execute function site.keep_an_admin();

-- What admins see and do of people, as the database itself lets them: the tables stay closed to every role.
create function site.list_people() returns table (
  id text, name text, email text, role text, has_two_factor boolean, created_at timestamptz, sessions integer,
  last_seen_at timestamptz
)
  language sql stable security definer set search_path = ''
  as $$
    select u.id, u.name, u.email, case when 'admin' = any (string_to_array(u.role, ',')) then 'admin' else 'user' end,
           coalesce(u.two_factor_enabled, false), u.created_at, count(s.id)::integer, max(s.updated_at)
      from site.auth_users u
      left join site.auth_sessions s on s.user_id = u.id and s.expires_at > current_timestamp
     group by u.id
     order by lower(u.name), u.id
  $$;

create function site.list_invitations() returns table (
  id uuid, email text, role text, invited_by text, created_at timestamptz, expires_at timestamptz
)
  language sql stable security definer set search_path = ''
  as $$
    select l.id, l.email_key, l.role, u.name, l.created_at, l.expires_at
      from site.account_links l left join site.auth_users u on u.id = l.invited_by
     where l.kind = 'invitation' order by l.created_at desc
  $$;

-- 'changed', or null when there is no such person.
create function site.change_role(p_id text, p_role text) returns text
  language sql security definer set search_path = ''
  as $$
    update site.auth_users u set role = p_role, updated_at = current_timestamp
     where u.id = p_id and p_role in ('user', 'admin') returning 'changed'
  $$;

create function site.remove_person(p_id text) returns text
  language sql security definer set search_path = ''
  as $$ delete from site.auth_users u where u.id = p_id returning 'removed' $$;

create function site.end_sessions(p_id text) returns integer
  language sql security definer set search_path = ''
  as $$
    with gone as (delete from site.auth_sessions s where s.user_id = p_id returning 1)
    select count(*)::integer from gone
  $$;

-- Invites an address that has no account; an earlier invitation of it is replaced. Without a token hash the link is
-- mailed. Null when there is such an account.
create function site.invite(p_email text, p_role text, p_token_hash text) returns uuid
  language plpgsql security definer set search_path = ''
  as $$
  declare
    v_email text := lower(btrim(p_email));
    v_id uuid;
  begin
    if exists (select from site.auth_users u where lower(u.email) = v_email) then
      return null;
    end if;
    delete from site.account_links l where l.kind = 'invitation' and l.email_key = v_email;
    insert into site.account_links (kind, email_key, role, invited_by, token_hash, expires_at)
      values ('invitation', v_email, p_role,
              (select u.id from site.auth_users u where u.id = nullif(current_setting('app.user_id', true), '')),
              p_token_hash, current_timestamp + interval '7 days')
      returning id into v_id;
    if p_token_hash is null then
      insert into site.outbox (topic, subject_id) values ('account-link', v_id);
    end if;
    return v_id;
  end $$;

-- A new link for an invitation; what was mailed or copied before no longer works. False when it is gone.
create function site.renew_invitation(p_id uuid, p_token_hash text) returns boolean
  language sql security definer set search_path = ''
  as $$
    update site.account_links l set token_hash = p_token_hash, expires_at = current_timestamp + interval '7 days'
     where l.id = p_id and l.kind = 'invitation' returning true
  $$;

create function site.withdraw_invitation(p_id uuid) returns boolean
  language sql security definer set search_path = ''
  as $$ delete from site.account_links l where l.id = p_id and l.kind = 'invitation' returning true $$;

-- The same work for an address with an account and without one, so that its time says nothing. Three an hour for each
-- address; what nobody used is cleared away here.
create function site.ask_password_reset(p_email text) returns void
  language plpgsql security definer set search_path = ''
  as $$
  declare
    v_email text := lower(btrim(p_email));
    v_id uuid;
  begin
    delete from site.account_links l where l.kind = 'password-reset' and l.expires_at < current_timestamp;
    if (select count(*) from site.account_links l
         where l.kind = 'password-reset' and l.email_key = v_email
           and l.created_at > current_timestamp - interval '1 hour') >= 3 then
      return;
    end if;
    insert into site.account_links (kind, email_key, expires_at)
      values ('password-reset', v_email, current_timestamp + interval '1 day') returning id into v_id;
    insert into site.outbox (topic, subject_id) values ('account-link', v_id);
  end $$;

-- Sets the password by a reset link, which with all others of the account is used up. Gives the user's id; null when
-- the link is not good.
create function site.use_password_reset(p_token_hash text, p_password text) returns text
  language plpgsql security definer set search_path = ''
  as $$
  declare
    v_email text;
    v_user text;
  begin
    delete from site.account_links l
     where l.kind = 'password-reset' and l.token_hash = p_token_hash and l.expires_at > current_timestamp
     returning l.email_key into v_email;
    if v_email is null then return null; end if;
    select u.id into v_user from site.auth_users u where lower(u.email) = v_email;
    if v_user is null then return null; end if;
    delete from site.account_links l where l.kind = 'password-reset' and l.email_key = v_email;
    update site.auth_accounts a set password = p_password, updated_at = current_timestamp
     where a.user_id = v_user and a.provider_id = 'credential';
    delete from site.auth_sessions s where s.user_id = v_user;
    return v_user;
  end $$;

-- Makes the account that an invitation is for, and uses the invitation up. Gives its address; null when the link is
-- not good.
create function site.use_invitation(p_token_hash text, p_user_id text, p_name text, p_password text) returns text
  language plpgsql security definer set search_path = ''
  as $$
  declare
    v_link site.account_links;
  begin
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

revoke all on function site.list_people(), site.list_invitations(), site.change_role(text, text),
  site.remove_person(text), site.end_sessions(text), site.invite(text, text, text),
  site.renew_invitation(uuid, text), site.withdraw_invitation(uuid), site.ask_password_reset(text),
  site.use_password_reset(text, text), site.use_invitation(text, text, text, text) from public;
grant execute on function site.list_people(), site.list_invitations(), site.change_role(text, text),
  site.remove_person(text), site.end_sessions(text), site.invite(text, text, text),
  site.renew_invitation(uuid, text), site.withdraw_invitation(uuid) to parley_admin;

-- What people do with their own account; who they are comes from the transaction.
create function site.rename_me(p_name text) returns void
  language sql security definer set search_path = ''
  as $$
    update site.auth_users u set name = p_name, updated_at = current_timestamp
     where u.id = nullif(current_setting('app.user_id', true), '')
  $$;
create function site.my_sessions() returns table (
  id text, created_at timestamptz, seen_at timestamptz, user_agent text, address text
)
  language sql stable security definer set search_path = ''
  as $$
    select s.id, s.created_at, s.updated_at, s.user_agent, s.ip_address from site.auth_sessions s
     where s.user_id = nullif(current_setting('app.user_id', true), '') and s.expires_at > current_timestamp
     order by s.updated_at desc
  $$;
-- All but one.
create function site.end_my_sessions(p_but text) returns integer
  language sql security definer set search_path = ''
  as $$
    with gone as (
      delete from site.auth_sessions s
       where s.user_id = nullif(current_setting('app.user_id', true), '') and s.id <> p_but returning 1)
    select count(*)::integer from gone
  $$;
revoke all on function site.rename_me(text), site.my_sessions(), site.end_my_sessions(text) from public;
grant execute on function site.rename_me(text), site.my_sessions(), site.end_my_sessions(text) to parley_user, parley_admin;

-- Further events of accounts. `note_event_by` is the server's own: it says who it was.
alter table site.audit_log drop constraint audit_log_action_check;
alter table site.audit_log add constraint audit_log_action_check
  check (action in ('insert', 'update', 'delete', 'sign-in', 'sign-in-failed', 'sign-out', 'export',
                    'password-changed', 'password-reset', 'sessions-ended', 'two-factor-on', 'two-factor-off',
                    'recovery-codes-made'));
create function site.note_event_by(p_user text, p_action text, p_subject text, p_row_id text, p_details jsonb) returns void
  language sql security definer set search_path = ''
  as $$
    insert into site.audit_log (user_id, action, table_name, row_id, after)
      values (p_user, p_action, p_subject, p_row_id, p_details)
  $$;
revoke all on function site.note_event_by(text, text, text, text, jsonb) from public;
