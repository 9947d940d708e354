import { element } from './element.ts'

/** A pair of brackets with markup between them. Either bracket may be missing. */
export function writeFenced(open: string, content: string, close: string): string {
  const stretchy = String(isTall(content))
  const fence = (sign: string, form: string) =>
    sign === '' ? '' : element('mo', { fence: 'true', form, stretchy }, sign)
  return element('mrow', {}, fence(open, 'prefix'), content, fence(close, 'postfix'))
}

/**
 * Brackets grow with their content. Around letters with small scripts they keep their size, which is easier to read.
 */
function isTall(content: string): boolean {
  return /<(mfrac|mtable|munder|munderover|msqrt|mroot|mover)[ >]|[∑∏∫∮]/.test(content)
}
