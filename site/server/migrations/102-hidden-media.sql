-- Files that admins have turned off and that nothing on the site shows: visitors no longer get them by their addresses
-- either, which they may have kept.
create function site.get_hidden_media() returns table (storage_url text, widths integer[], poster_url text)
  language sql stable security definer set search_path = ''
  as $$
    select m.storage_url, m.widths, m.poster_url
      -- Copies at other widths are named after the file: what stands before its ending finds them too.
      from (select f.*, regexp_replace(f.storage_url, '\.[a-z0-9]+$', '', 'i') as stem from site.media_files f) m
     where not m.is_active
       and not exists (select from site.case_studies c
                        where m.storage_url in (c.featured_image, c.company_logo, c.video))
       and not exists (select from site.testimonials t where t.image = m.storage_url)
       and not exists (select from site.posts p
                        where p.cover_image = m.storage_url or position(m.stem in concat(p.body, p.body_hi)) > 0)
       and not exists (select from site.page_versions v where position(m.stem in v.content::text) > 0)
       and not exists (select from site.site_config s where position(m.stem in s.config::text) > 0)
  $$;
revoke all on function site.get_hidden_media() from public;
grant execute on function site.get_hidden_media() to parley_anon, parley_user, parley_admin;
