-- A case study may have a film of its own.
alter table site.case_studies add column video text;

drop function site.get_case_study(text);
create function site.get_case_study(p_slug text) returns table (
  id uuid, title text, slug text, industry text, summary text, challenge text, solution text, results text,
  testimonial text, author_name text, author_position text, author_company text, featured_image text,
  company_logo text, video text, created_at timestamptz, is_sample boolean
)
  language sql stable security definer set search_path = ''
  as $$
    select c.id, c.title, c.slug, c.industry, c.summary, coalesce(c.challenge, ''), coalesce(c.solution, ''),
           coalesce(c.results, ''), coalesce(c.testimonial, ''), coalesce(c.author_name, ''),
           coalesce(c.author_position, ''), coalesce(c.author_company, ''), c.featured_image, c.company_logo,
           c.video, c.created_at, c.is_sample
      from site.case_studies c
     where c.slug = p_slug and c.is_published
  $$;
revoke all on function site.get_case_study(text) from public;
grant execute on function site.get_case_study(text) to parley_anon, parley_user, parley_admin;

-- It may lie on another host too.
create or replace function site.get_public_media_hosts() returns table (file_type text, host text)
  language sql stable security definer set search_path = ''
  as $$
    with shown (file_type, address) as (
      select m.file_type, m.storage_url from site.media_files m where m.is_active
      union all
      select 'image', unnest(array[c.featured_image, c.company_logo]) from site.case_studies c where c.is_published
      union all
      select 'video', c.video from site.case_studies c where c.is_published
      union all
      select 'image', t.image from site.testimonials t where t.is_active
      union all
      select 'image', p.cover_image from site.get_public_posts() p
    )
    select distinct shown.file_type, lower(substring(shown.address from '^[Hh][Tt][Tt][Pp][Ss]?://[^/?#]+'))
      from shown
     where shown.address ~* '^https?://[^/?#]'
  $$;
