-- The hosts, other than this site, on which active media lie: what the policy of pages must let through.
create function site.get_public_media_hosts() returns table (file_type text, host text)
  language sql stable security definer set search_path = ''
  as $$
    select distinct m.file_type, lower(substring(m.storage_url from '^[Hh][Tt][Tt][Pp][Ss]?://[^/?#]+'))
      from site.media_files m
     where m.is_active and m.storage_url ~* '^https?://[^/?#]'
  $$;
revoke all on function site.get_public_media_hosts() from public;
grant execute on function site.get_public_media_hosts() to parley_anon, parley_user, parley_admin;
