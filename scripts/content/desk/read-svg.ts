/** The drawing alone: programs write comments and declarations before it, and Windows has other line ends. */
export function readSvg(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/^\uFEFF?\s*(?:<\?xml[^>]*>|<!DOCTYPE[^>]*>|<!--[\s\S]*?-->|\s)*(?=<svg\b)/i, '')
}
