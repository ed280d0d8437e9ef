-- What the server learns about a file when it takes it in, beside what the spec names (spec 000 §3).
alter table site.media_files
  -- As it is shown; null for a video that could not be looked into.
  add column width integer check (width > 0),
  add column height integer check (height > 0),
  -- Narrower copies of an image lie beside it: `1-a.webp` at 480 wide is `1-a-w480.webp`. Ascending.
  add column widths integer[] not null default '{}',
  -- A still of a video.
  add column poster_url text;
create index media_files_library on site.media_files (uploaded_at desc, id desc);
