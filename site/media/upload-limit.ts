/** The largest file that the site takes in (spec 000 §9): 50 MB. A file of exactly that size is accepted. */
export const maxUploadBytes = 52_428_800;

/** Where files are sent to; a route of its own, since everything else takes small bodies only. */
export const uploadPath = '/api/admin/media';

/** Where the still of a video is sent to that the server could not draw itself. */
export function stillPath(id: string): string {
  return `/api/admin/media_files/${id}/still`;
}

/** A drawn still is far smaller; bytes. */
export const maxStillBytes = 4_194_304;

/** Whether an address takes larger bodies than the others, within a limit of its own. */
export function isUploadPath(path: string): boolean {
  return path === uploadPath || /^\/api\/admin\/media_files\/[^/]+\/still$/.test(path);
}
