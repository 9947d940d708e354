/**
 * Whether our pages show this picture: their policy lets in our own files and pictures written as data. A picture that
 * lies at Google would tell Google who studies here, and when.
 */
export function isOwnPicture(url: string): boolean {
  return url.startsWith('data:image/') || /^\/(?!\/)/.test(url)
}
