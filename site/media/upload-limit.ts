/** The largest file that the site takes in (spec 000 §9): 50 MB. A file of exactly that size is accepted. */
export const maxUploadBytes = 52_428_800;

/** Where files are sent to; a route of its own, since everything else takes small bodies only. */
export const uploadPath = '/api/admin/media';
