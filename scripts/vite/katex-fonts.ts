import type { Plugin } from 'vite'

const OLDER = /,\s*url\([^)]*\)\s*format\("(?:woff|truetype)"\)/g

/** Every browser that runs the app reads woff2, so the older copies of KaTeX's fonts stay out of the build. */
export function keepWoff2(): Plugin {
  return {
    name: 'keep-woff2',
    enforce: 'pre',
    transform(code, id) {
      if (!id.split('?', 1)[0]?.endsWith('/katex.min.css')) return null
      const kept = code.replaceAll(OLDER, '')
      if (kept === code) {
        this.error('KaTeX names its fonts in another way: see what its style sheet says, and correct katex-fonts.ts.')
      }
      return { code: kept, map: null }
    },
  }
}
