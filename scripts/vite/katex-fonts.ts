import type { Plugin } from 'vite'
import { FORMULA_FACES } from '../content/formula-fonts.ts'

const OLDER = /,\s*url\([^)]*\)\s*format\("(?:woff|truetype)"\)/g

/**
 * Makes KaTeX's style sheet smaller to load. Every browser that runs the app reads woff2, so the older copies of its
 * fonts are left out. The fonts that almost every formula needs are in two files (scripts/content/formula-fonts.ts).
 */
export function fitKatexFonts(): Plugin {
  return {
    name: 'fit-katex-fonts',
    enforce: 'pre',
    transform(code, id) {
      if (!id.split('?', 1)[0]?.endsWith('/katex.min.css')) return null
      let css = code.replaceAll(OLDER, '')
      const isKnown = css !== code
      for (const font of new Set(FORMULA_FACES.map((face) => face.font))) {
        const before = css
        css = css.replace(new RegExp(`@font-face\\{[^}]*fonts/${font}\\.woff2[^}]*\\}`), (face) =>
          splitFace(face, font),
        )
        if (css === before || !isKnown) {
          this.error('KaTeX names its fonts in another way: see what its style sheet says, and correct katex-fonts.ts.')
        }
      }
      return { code: css, map: null }
    },
  }
}

function splitFace(face: string, font: string): string {
  return FORMULA_FACES.filter((one) => one.font === font)
    .map(({ file, range }) =>
      face.replace(`fonts/${font}.woff2`, `/content/built/fonts/${file}`).replace(/\}$/, `;unicode-range:${range}}`),
    )
    .join('')
}
