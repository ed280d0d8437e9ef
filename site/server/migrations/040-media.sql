-- Videos and images that the team uploads (spec 000 §3). Visitors read what is active through the function below; only
-- an admin reaches the table.
create table site.media_files (
  id uuid primary key default gen_random_uuid(),
  -- Where the file lies in its bucket.
  file_name text not null,
  -- What it was called where it came from; no visitor is told.
  original_name text not null,
  file_type text not null check (file_type in ('video', 'image')),
  -- The place on the site that shows it; null for none in particular.
  use_case text,
  storage_url text not null,
  content_type text not null,
  -- Bytes.
  file_size integer not null check (file_size between 0 and 52428800),
  alt_text text not null default '',
  is_active boolean not null default true,
  uploaded_at timestamptz not null default current_timestamp
);
create index media_files_newest on site.media_files (use_case, file_type, uploaded_at desc, id) where is_active;

alter table site.media_files enable row level security;
alter table site.media_files force row level security;
create policy owner_all on site.media_files to current_user using (true) with check (true);
create policy admin_all on site.media_files to parley_admin using (true) with check (true);
grant select, insert, update, delete on site.media_files to parley_admin;

-- The active files of a use case, newest first. Without a type: videos and images.
create function site.get_public_media(p_use_case text, p_file_type text default null)
  returns table (id uuid, file_name text, file_type text, use_case text, storage_url text, content_type text,
                 file_size integer, alt_text text, is_active boolean, uploaded_at timestamptz)
  language sql stable security definer set search_path = ''
  as $$
    select m.id, m.file_name, m.file_type, m.use_case, m.storage_url, m.content_type, m.file_size, m.alt_text,
           m.is_active, m.uploaded_at
      from site.media_files m
     where m.is_active and m.use_case = p_use_case and (p_file_type is null or m.file_type = p_file_type)
     order by m.uploaded_at desc, m.id
  $$;
revoke all on function site.get_public_media(text, text) from public;
grant execute on function site.get_public_media(text, text) to parley_anon, parley_user, parley_admin;
