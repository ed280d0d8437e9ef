-- Pictures of case studies and testimonials may lie on other hosts too: the policy of pages must let those through.
create or replace function site.get_public_media_hosts() returns table (file_type text, host text)
  language sql stable security definer set search_path = ''
  as $$
    with shown (file_type, address) as (
      select m.file_type, m.storage_url from site.media_files m where m.is_active
      union all
      select 'image', unnest(array[c.featured_image, c.company_logo]) from site.case_studies c where c.is_published
      union all
      select 'image', t.image from site.testimonials t where t.is_active
    )
    select distinct shown.file_type, lower(substring(shown.address from '^[Hh][Tt][Tt][Pp][Ss]?://[^/?#]+'))
      from shown
     where shown.address ~* '^https?://[^/?#]'
  $$;
