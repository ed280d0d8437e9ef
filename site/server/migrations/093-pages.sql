-- Pages whose text admins write, in each language. A version is never changed: what visitors read at some time, and
-- agreed to, can be read for ever. Content null is the text that comes with the software.
create table site.page_versions (
  id uuid primary key default gen_random_uuid(),
  page text not null check (page in ('contact', 'privacy-policy', 'terms-of-service')),
  language text not null check (language in ('en', 'hi')),
  number integer not null check (number > 0),
  content jsonb check (jsonb_typeof(content) = 'object'),
  -- The version that was taken back; 0 for the text that comes with the software.
  restored_from integer check (restored_from >= 0),
  author_id text not null,
  -- As the author was called then.
  author_name text not null,
  created_at timestamptz not null default current_timestamp,
  unique (page, language, number)
);

-- Which version visitors read; without a row the text that comes with the software.
create table site.pages (
  id uuid primary key default gen_random_uuid(),
  page text not null,
  language text not null,
  published_number integer not null,
  published_at timestamptz not null default current_timestamp,
  unique (page, language),
  foreign key (page, language, published_number) references site.page_versions (page, language, number)
);

do $$
declare
  name text;
begin
  foreach name in array array['pages', 'page_versions'] loop
    execute format('alter table site.%I enable row level security', name);
    execute format('alter table site.%I force row level security', name);
    execute format('create policy owner_all on site.%I to current_user using (true) with check (true)', name);
    execute format('create trigger note_change after insert or update or delete on site.%I
                      for each row execute function site.note_change()', name);
  end loop;
end $$;
create policy admin_all on site.pages to parley_admin using (true) with check (true);
create policy admin_read on site.page_versions for select to parley_admin using (true);
-- Nobody writes in another's name.
create policy admin_add on site.page_versions for insert to parley_admin
  with check (author_id = current_setting('app.user_id', true));
grant select, insert, update on site.pages to parley_admin;
grant select, insert on site.page_versions to parley_admin;

-- What pages are rendered with.
create function site.get_published_pages() returns table (
  page text, language text, number integer, content jsonb, published_at timestamptz
)
  language sql stable security definer set search_path = ''
  as $$
    select p.page, p.language, v.number, v.content, p.published_at
      from site.pages p
      join site.page_versions v on (v.page, v.language, v.number) = (p.page, p.language, p.published_number)
  $$;
revoke all on function site.get_published_pages() from public;
grant execute on function site.get_published_pages() to parley_anon, parley_user, parley_admin;
