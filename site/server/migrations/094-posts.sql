-- Posts of the blog. The text is Markdown. One that is published shows from its time on, so that it can be written ahead.
create table site.posts (
  id uuid primary key default gen_random_uuid(),
  title text not null check (btrim(title) <> ''),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  summary text not null check (btrim(summary) <> ''),
  topic text not null check (btrim(topic) <> ''),
  -- Something that is heard on calls and that the post is about, and its language when it is not English.
  heard text,
  heard_lang text check (heard_lang in ('hi', 'hi-Latn')),
  body text not null check (btrim(body) <> ''),
  cover_image text,
  cover_alt text,
  -- Null: the company.
  author_name text,
  -- All three or the post stands in English under /hi too.
  title_hi text,
  summary_hi text,
  body_hi text,
  is_published boolean not null default false,
  published_at timestamptz check (published_at is not null or not is_published),
  created_at timestamptz not null default current_timestamp,
  updated_at timestamptz not null default current_timestamp
);
create index posts_newest on site.posts (published_at desc, id desc);

-- A post that is published without a time is published now.
create function site.note_post_change() returns trigger
  language plpgsql set search_path = ''
  as $$
  begin
    new.updated_at := current_timestamp;
    if new.is_published and new.published_at is null then
      new.published_at := current_timestamp;
    end if;
    return new;
  end $$;
revoke all on function site.note_post_change() from public;
create trigger posts_updated before insert or update on site.posts
  for each row execute function site.note_post_change();
create trigger note_change after insert or update or delete on site.posts
  for each row execute function site.note_change();

alter table site.posts enable row level security;
alter table site.posts force row level security;
create policy owner_all on site.posts to current_user using (true) with check (true);
create policy admin_all on site.posts to parley_admin using (true) with check (true);
grant select, insert, update, delete on site.posts to parley_admin;

-- The posts that visitors may read now, newest first.
create function site.get_public_posts() returns setof site.posts
  language sql stable security definer set search_path = ''
  as $$
    select * from site.posts p
     where p.is_published and p.published_at <= current_timestamp
     order by p.published_at desc, p.id desc
  $$;
revoke all on function site.get_public_posts() from public;
grant execute on function site.get_public_posts() to parley_anon, parley_user, parley_admin;

-- The pictures of posts may lie on other hosts too.
create or replace function site.get_public_media_hosts() returns table (file_type text, host text)
  language sql stable security definer set search_path = ''
  as $$
    with shown (file_type, address) as (
      select m.file_type, m.storage_url from site.media_files m where m.is_active
      union all
      select 'image', unnest(array[c.featured_image, c.company_logo]) from site.case_studies c where c.is_published
      union all
      select 'image', t.image from site.testimonials t where t.is_active
      union all
      select 'image', p.cover_image from site.get_public_posts() p
    )
    select distinct shown.file_type, lower(substring(shown.address from '^[Hh][Tt][Tt][Pp][Ss]?://[^/?#]+'))
      from shown
     where shown.address ~* '^https?://[^/?#]'
  $$;
