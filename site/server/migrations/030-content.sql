-- What admins write and visitors read: case studies, testimonials and key features (spec 000 §3), under the names and
-- fields of the spec. Visitors reach the tables only through the functions below. `is_sample` marks invented content
-- that comes with the product; pages say so.
create table site.case_studies (
  id uuid primary key default gen_random_uuid(),
  title text not null check (btrim(title) <> ''),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  industry text not null check (btrim(industry) <> ''),
  summary text not null check (btrim(summary) <> ''),
  challenge text,
  solution text,
  results text,
  testimonial text,
  author_name text,
  author_position text,
  author_company text,
  featured_image text,
  company_logo text,
  is_sample boolean not null default false,
  is_published boolean not null default true,
  created_at timestamptz not null default current_timestamp,
  updated_at timestamptz not null default current_timestamp
);
create index case_studies_newest on site.case_studies (created_at desc, id desc);

create table site.testimonials (
  id uuid primary key default gen_random_uuid(),
  name text not null check (btrim(name) <> ''),
  role text not null check (btrim(role) <> ''),
  quote text not null check (btrim(quote) <> ''),
  rating smallint not null check (rating between 1 and 5),
  image text,
  -- As it is shown: a number stands for percent, and anything else for itself.
  metrics_percentage text,
  metrics_description text,
  display_order integer not null default 0,
  is_active boolean not null default true,
  is_sample boolean not null default false
);
create index testimonials_order on site.testimonials (display_order, id);

create table site.key_features (
  id uuid primary key default gen_random_uuid(),
  title text not null check (btrim(title) <> ''),
  description text not null check (btrim(description) <> ''),
  -- A name of the icon set lucide, as in `phone-call`.
  icon_name text not null,
  -- Colours as `#rrggbb`, of the tile and of the icon on it; others are shown as the design's own.
  icon_bg text,
  color text,
  display_order integer not null default 0,
  is_active boolean not null default true,
  is_sample boolean not null default false
);
create index key_features_order on site.key_features (display_order, id);

create table site.testimonials_section (
  id uuid primary key default gen_random_uuid(),
  title text not null check (btrim(title) <> ''),
  description text,
  view_all_text text not null check (btrim(view_all_text) <> ''),
  is_sample boolean not null default false
);
create table site.key_features_section (
  id uuid primary key default gen_random_uuid(),
  title text not null check (btrim(title) <> ''),
  description text,
  is_sample boolean not null default false
);
-- A section has one row.
create unique index testimonials_section_once on site.testimonials_section ((true));
create unique index key_features_section_once on site.key_features_section ((true));

create function site.note_case_study_update() returns trigger
  language plpgsql set search_path = ''
  as $$
  begin
    new.updated_at := current_timestamp;
    return new;
  end $$;
revoke all on function site.note_case_study_update() from public;
create trigger case_studies_updated before update on site.case_studies
  for each row execute function site.note_case_study_update();

-- Row-level security holds for the owner too; the owner, as whom the functions below run, and the admin have policies.
do $$
declare
  name text;
begin
  foreach name in array array['case_studies', 'testimonials', 'testimonials_section', 'key_features', 'key_features_section'] loop
    execute format('alter table site.%I enable row level security', name);
    execute format('alter table site.%I force row level security', name);
    execute format('create policy owner_all on site.%I to current_user using (true) with check (true)', name);
    execute format('create policy admin_all on site.%I to parley_admin using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on site.%I to parley_admin', name);
  end loop;
end $$;

-- Spec 000 §7: the public list, newest first, with no more than what a list shows.
create function site.get_public_case_studies() returns table (
  id uuid, title text, slug text, industry text, summary text, featured_image text, company_logo text,
  created_at timestamptz
)
  language sql stable security definer set search_path = ''
  as $$
    select c.id, c.title, c.slug, c.industry, c.summary, c.featured_image, c.company_logo, c.created_at
      from site.case_studies c
     where c.is_published
     order by c.created_at desc, c.id desc
  $$;

-- Which of them are samples. Apart from the list, whose fields the spec names.
create function site.sample_case_study_ids() returns setof uuid
  language sql stable security definer set search_path = ''
  as $$ select c.id from site.case_studies c where c.is_sample and c.is_published $$;

-- One case study in full. A text that was never given is empty.
create function site.get_case_study(p_slug text) returns table (
  id uuid, title text, slug text, industry text, summary text, challenge text, solution text, results text,
  testimonial text, author_name text, author_position text, author_company text, featured_image text,
  company_logo text, created_at timestamptz, is_sample boolean
)
  language sql stable security definer set search_path = ''
  as $$
    select c.id, c.title, c.slug, c.industry, c.summary, coalesce(c.challenge, ''), coalesce(c.solution, ''),
           coalesce(c.results, ''), coalesce(c.testimonial, ''), coalesce(c.author_name, ''),
           coalesce(c.author_position, ''), coalesce(c.author_company, ''), c.featured_image, c.company_logo,
           c.created_at, c.is_sample
      from site.case_studies c
     where c.slug = p_slug and c.is_published
  $$;

create function site.get_active_testimonials() returns setof site.testimonials
  language sql stable security definer set search_path = ''
  as $$ select * from site.testimonials t where t.is_active order by t.display_order, t.id $$;

create function site.get_testimonials_section() returns setof site.testimonials_section
  language sql stable security definer set search_path = ''
  as $$ select * from site.testimonials_section $$;

create function site.get_active_key_features() returns setof site.key_features
  language sql stable security definer set search_path = ''
  as $$ select * from site.key_features f where f.is_active order by f.display_order, f.id $$;

create function site.get_key_features_section() returns setof site.key_features_section
  language sql stable security definer set search_path = ''
  as $$ select * from site.key_features_section $$;

-- Deletes all invented content at once, with the caller's own rights. Returns how many rows went.
create function site.remove_sample_content() returns table (case_studies integer, testimonials integer, key_features integer)
  language plpgsql set search_path = ''
  as $$
  begin
    delete from site.case_studies c where c.is_sample;
    get diagnostics case_studies = row_count;
    delete from site.testimonials t where t.is_sample;
    get diagnostics testimonials = row_count;
    delete from site.key_features f where f.is_sample;
    get diagnostics key_features = row_count;
    return next;
  end $$;

revoke all on function site.get_public_case_studies(), site.sample_case_study_ids(), site.get_case_study(text),
  site.get_active_testimonials(), site.get_testimonials_section(), site.get_active_key_features(),
  site.get_key_features_section(), site.remove_sample_content() from public;
grant execute on function site.get_public_case_studies(), site.sample_case_study_ids(), site.get_case_study(text),
  site.get_active_testimonials(), site.get_testimonials_section(), site.get_active_key_features(),
  site.get_key_features_section() to parley_anon, parley_user, parley_admin;
grant execute on function site.remove_sample_content() to parley_admin;
