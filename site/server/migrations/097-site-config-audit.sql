-- Each publication of the configuration is noted like every other change; the log names rows by their id.
alter table site.site_config add column id text generated always as ('site-config'::text) stored;
create trigger note_change after insert or update or delete on site.site_config
  for each row execute function site.note_change();
