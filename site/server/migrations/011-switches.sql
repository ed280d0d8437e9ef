-- What the operator can turn off at once, without a restart. A switch without a row is on.
create table site.switches (
  name text primary key check (name in ('demo-agent')),
  is_on boolean not null,
  updated_at timestamptz not null default current_timestamp
);
alter table site.switches enable row level security;
alter table site.switches force row level security;
create policy switches_admin on site.switches to parley_admin using (true) with check (true);
create policy switches_read on site.switches for select to parley_anon, parley_user using (true);
grant select on site.switches to parley_anon, parley_user;
grant select, insert, update on site.switches to parley_admin;
