import { createHash } from 'node:crypto'

/** The hash by which the content security policy allows the script in the page itself. */
export function allowInlineScripts(headers: string, html: string): string {
  const hashes = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  return headers.replace("script-src 'self'", `script-src 'self' ${hashes.join(' ')}`)
}
