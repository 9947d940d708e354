import { describe, expect, test } from 'vitest'
import { sizeOfSvg } from '#domain/quiz/figure.ts'
import { SvgSource } from '#domain/quiz/figure-source.ts'

const drawing = (inside = '<path d="M0 0H9" />') => `<svg viewBox="0 0 300 200.5">${inside}</svg>`
const messageOf = (svg: string) => SvgSource.safeParse(svg).error?.issues[0]?.message

describe('a drawing', () => {
  test('gets the namespace without which a browser shows no picture, once', () => {
    const svg = SvgSource.parse(`\n${drawing()}\n`)
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 300 200\.5">/)
    expect(SvgSource.parse(svg)).toBe(svg)
  })

  test('has the size of its viewBox', () => {
    expect(sizeOfSvg(SvgSource.parse(drawing()))).toEqual({ width: 300, height: 200.5 })
  })

  test.each(['<path d="M0 0" />', '<svg viewBox="0 0 30 20">', `A picture: ${drawing()}`])('is whole: %s', (text) => {
    expect(messageOf(text)).toBe('a drawing begins with <svg and ends with </svg>')
  })

  test.each(['<svg width="300"></svg>', '<svg viewBox="0 0 900 200"></svg>', '<svg viewBox="0 0 0 20"></svg>'])(
    'says its size, and fits a phone: %s',
    (text) => {
      expect(messageOf(text)).toContain('viewBox="0 0 300 200"')
    },
  )

  test.each([
    '<script>alert(1)</script>',
    '<image href="https://example.com/x.png" />',
    '<path onclick="alert(1)" />',
    '<style>path { fill: url(https://example.com) }</style>',
    '<rect fill="url(https://example.com/x)" />',
    '<foreignObject></foreignObject>',
  ])('loads and runs nothing: %s', (inside) => {
    expect(messageOf(drawing(inside))).toContain('no script, style, link or other file')
  })

  test('can fill with a pattern of its own', () => {
    expect(messageOf(drawing('<rect fill="url(#grid)" />'))).toBeUndefined()
  })
})
