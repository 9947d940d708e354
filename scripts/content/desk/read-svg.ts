/** The drawing alone: programs write remarks and declarations before it, and Windows ends lines in its own way. */
export function readSvg(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/^\uFEFF?\s*(?:<\?xml[^>]*>|<!DOCTYPE[^>]*>|<!--[\s\S]*?-->|\s)*(?=<svg\b)/i, '')
}
