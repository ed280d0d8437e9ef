-- What generated columns of leads and demo calls are made with is for who writes those: the owner, and the admin.
revoke all on function site.phone_key(text), site.lead_search_text(jsonb, text) from public;
grant execute on function site.phone_key(text), site.lead_search_text(jsonb, text) to parley_admin;
