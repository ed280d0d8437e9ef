/** Where the site's migrations lie. */
export const siteMigrations = new URL('./migrations/', import.meta.url);
