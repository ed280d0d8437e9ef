-- Visitors also learn how large a file is shown, which copies of an image there are, and the still of a video.
drop function site.get_public_media(text, text);
create function site.get_public_media(p_use_case text, p_file_type text default null)
  returns table (id uuid, file_name text, file_type text, use_case text, storage_url text, content_type text,
                 file_size integer, alt_text text, is_active boolean, uploaded_at timestamptz, width integer,
                 height integer, widths integer[], poster_url text)
  language sql stable security definer set search_path = ''
  as $$
    select m.id, m.file_name, m.file_type, m.use_case, m.storage_url, m.content_type, m.file_size, m.alt_text,
           m.is_active, m.uploaded_at, m.width, m.height, m.widths, m.poster_url
      from site.media_files m
     where m.is_active and m.use_case = p_use_case and (p_file_type is null or m.file_type = p_file_type)
     order by m.uploaded_at desc, m.id
  $$;
revoke all on function site.get_public_media(text, text) from public;
grant execute on function site.get_public_media(text, text) to parley_anon, parley_user, parley_admin;
