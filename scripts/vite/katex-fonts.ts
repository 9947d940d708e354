import type { Plugin } from 'vite'

/** Every browser that runs the app reads woff2, so the older copies of KaTeX's fonts stay out of the build. */
export function keepWoff2(): Plugin {
  return {
    name: 'keep-woff2',
    enforce: 'pre',
    transform(code, id) {
      if (!id.split('?', 1)[0]?.endsWith('/katex.min.css')) return null
      return { code: code.replaceAll(/,\s*url\([^)]*\)\s*format\("(?:woff|truetype)"\)/g, ''), map: null }
    },
  }
}
