const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The origins whose pages are this site. On loopback the machine has several names for the same place, and people use
 * any of them.
 */
export function siteOrigins(publicUrl: string): string[] {
  const url = new URL(publicUrl);
  if (!loopbackNames.includes(url.hostname)) return [url.origin];
  return loopbackNames.map((name) => {
    const alias = new URL(url);
    alias.hostname = name;
    return alias.origin;
  });
}

/** Whether a request was sent by a page of this site. Browsers send Origin with each POST. */
export function isFromSite(headers: Headers, publicUrl: string): boolean {
  const origin = headers.get('origin');
  return origin !== null && siteOrigins(publicUrl).includes(origin);
}
