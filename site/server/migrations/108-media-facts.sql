-- What is known of uploaded files whose addresses stand in content: their copies, words and stills. Who asks has the
-- address already, so nothing is given away.
create index media_files_address on site.media_files (storage_url);

create function site.get_media_facts(p_addresses text[])
  returns table (address text, width integer, widths integer[], alt_text text, poster_url text)
  language sql stable security definer set search_path = ''
  as $$
    select m.storage_url, m.width, m.widths, m.alt_text, m.poster_url
      from site.media_files m
     where m.storage_url = any(p_addresses)
  $$;
revoke all on function site.get_media_facts(text[]) from public;
grant execute on function site.get_media_facts(text[]) to parley_anon, parley_user, parley_admin;
