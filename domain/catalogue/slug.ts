/**
 * A title as part of an address: in lower case, with one hyphen for every run of characters that are not letters or
 * digits, and none at the ends. Letters of any script are kept.
 */
export function slugify(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
