/** In an address: the page is shown to an admin beside the editor of the configuration, and counted as no visit. */
export const previewParameter = 'preview';
