import { splitTex } from '../papers/tex.ts'

const TEX_SPACES = /\\[,;:!> ]|~|\\q?quad(?![a-zA-Z])|\\(?:left|right|displaystyle|limits)(?![a-zA-Z])/g
const TEX_WORDS = /\\(?:text|mathrm|textrm|operatorname)\s*\{([^{}]*)\}/g

/** Two options that come out equal look the same to a student: spacing and the size of a fraction make no difference. */
export function normalizeOption(text: string): string {
  const parts = splitTex(text)
  // Among words a space can be the difference: every day, everyday.
  if (parts.length === 1 && !/\d/.test(text)) return squeeze(text)
  return parts
    .map((part) => (part.tex ? normalizeTex(part.text) : part.text))
    .join('')
    .replace(/\s+/g, '')
}

/** Two stems that come out equal ask the same: nor do capitals count, or the sign at the end. */
export function normalizeStem(text: string): string {
  return splitTex(text)
    .map((part) => (part.tex ? `$${normalizeTex(part.text)}$` : part.text.toLowerCase()))
    .join('')
    .replace(/[\s.?!:…_]+$/, '')
    .replace(/\s+/g, '')
}

/** Roughly how many signs a student sees: a command of TeX counts as one, what only arranges counts as none. */
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
