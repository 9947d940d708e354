/**
 * Whether a picture may be shown: a file of this site, or a data URL. The Content-Security-Policy refuses all others,
 * because loading a picture from Google would tell Google who studies here, and when.
 */
export function isOwnPicture(url: string): boolean {
  return url.startsWith('data:image/') || /^\/(?!\/)/.test(url)
}
