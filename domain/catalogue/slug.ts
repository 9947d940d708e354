/**
 * A title as part of an address: in lower case, every run of characters that are not letters or digits becomes one
 * hyphen, and hyphens at both ends are removed. Letters of any script are kept.
 */
export function slugify(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
