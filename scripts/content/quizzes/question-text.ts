import { splitTex } from '../papers/tex.ts'

const TEX_SPACES = /\\[,;:!> ]|~|\\q?quad(?![a-zA-Z])|\\(?:left|right|displaystyle|limits)(?![a-zA-Z])/g
const TEX_WORDS = /\\(?:text|mathrm|textrm|operatorname)\s*\{([^{}]*)\}/g

/** Options with the same normalized text look the same to a student: spacing and the size of fractions are ignored. */
export function normalizeOption(text: string): string {
  const parts = splitTex(text)
  // Between words a space can make a difference: every day, everyday.
  if (parts.length === 1 && !/\d/.test(text)) return squeeze(text)
  return parts
    .map((part) => (part.tex ? normalizeTex(part.text) : part.text))
    .join('')
    .replace(/\s+/g, '')
}

/** Stems with the same normalized text ask the same: capitals and the final punctuation are ignored, too. */
export function normalizeStem(text: string): string {
  return splitTex(text)
    .map((part) => (part.tex ? `$${normalizeTex(part.text)}$` : part.text.toLowerCase()))
    .join('')
    .replace(/[\s.?!:…_]+$/, '')
    .replace(/\s+/g, '')
}

/** Roughly the number of visible characters: a TeX command counts as one, a layout command as none. */
export function measureOption(text: string): number {
  return splitTex(text)
    .map((part) =>
      part.tex
        ? reduceTex(part.text)
            .replace(/\\[a-zA-Z]+/g, 'x')
            .replace(/[{}^_\\\s]/g, '')
        : squeeze(part.text),
    )
    .join('').length
}

function normalizeTex(tex: string): string {
  return reduceTex(tex)
    .replace(/\s+/g, '')
    .replace(/\{([^{}\\])\}/g, '$1')
}

function reduceTex(tex: string): string {
  return tex
    .replace(TEX_SPACES, ' ')
    .replace(TEX_WORDS, '$1')
    .replace(/\\[dt]frac(?![a-zA-Z])/g, '\\frac')
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
