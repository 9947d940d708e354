import { describe, expect, test } from 'vitest'
import { Avatar } from '#domain/account/avatar.ts'
import { AVATAR_MESSAGES, findFileError, fitAvatar } from '#domain/account/avatar-rules.ts'
import { readJpegSize } from '#domain/account/jpeg.ts'
import { PICTURE } from '#tests/support/samples/picture.ts'

const MB = 1024 * 1024
const PREFIX = 'data:image/jpeg;base64,'
const bytesOf = (picture: string) => new Uint8Array(Buffer.from(picture.slice(PREFIX.length), 'base64'))
const base64 = (text: string) => PREFIX + Buffer.from(text, 'latin1').toString('base64')
const errorOf = (image: unknown) => Avatar.safeParse({ image }).error?.issues[0]?.message

/** The small picture with another height in its frame header. */
function withHeight(height: number): string {
  const bytes = bytesOf(PICTURE['8x8'])
  const frame = bytes.findIndex((byte, at) => byte === 0xff && bytes[at + 1] === 0xc0)
  bytes.set([height >> 8, height & 255], frame + 5)
  return PREFIX + Buffer.from(bytes).toString('base64')
}

test('a picture of 150 pixels is accepted, one of 151 is not', () => {
  expect(errorOf(withHeight(150))).toBeUndefined()
  expect(errorOf(withHeight(151))).toBe(AVATAR_MESSAGES.tooLarge)
})

describe('a chosen file', () => {
  test.each([
    ['text/html', 1, AVATAR_MESSAGES.noImage],
    ['', 1, AVATAR_MESSAGES.noImage],
    ['application/pdf', 9 * MB, AVATAR_MESSAGES.noImage],
    ['image/png', 5 * MB, AVATAR_MESSAGES.largeFile],
    ['image/png', 5 * MB - 1, null],
    ['image/webp', 0, null],
  ])('of type %j and %i bytes: %j', (type, size, error) => {
    expect(findFileError({ type, size })).toBe(error)
  })
})

describe('a picture', () => {
  test.each([
    [3000, 2000, 150, 100],
    [2000, 3000, 100, 150],
    [150, 150, 150, 150],
    [151, 151, 150, 150],
    [40, 20, 40, 20],
    [10_000, 1, 150, 1],
  ])('of %i by %i pixels is shrunk to %i by %i', (width, height, fitWidth, fitHeight) => {
    expect(fitAvatar({ width, height })).toEqual({ width: fitWidth, height: fitHeight })
  })

  test('is accepted if it is a small JPEG', () => {
    expect(errorOf(PICTURE['8x8'])).toBeUndefined()
  })

  const jpeg = PICTURE['8x8'].slice(PREFIX.length)
  const NO_IMAGE = AVATAR_MESSAGES.noImage
  const TOO_LARGE = AVATAR_MESSAGES.tooLarge
  test.each([
    ['nothing', '', NO_IMAGE],
    ['no text', { length: 9 }, NO_IMAGE],
    ['an empty picture', PREFIX, NO_IMAGE],
    ['a page', `data:text/html;base64,${jpeg}`, NO_IMAGE],
    ['a drawing with a script', `data:image/svg+xml;base64,${jpeg}`, NO_IMAGE],
    ['a PNG that calls itself a JPEG', base64('\x89PNG\r\n\x1a\n'.padEnd(100)), NO_IMAGE],
    ['a page that calls itself a JPEG', base64('<script>alert(1)</script>'), NO_IMAGE],
    ['a JPEG that is cut off in its head', PREFIX + jpeg.slice(0, 100), NO_IMAGE],
    [
      'the beginning of a JPEG, and a page',
      base64(`\xff\xd8\xff\xda${'<script>alert(1)</script>'.repeat(9)}`),
      NO_IMAGE,
    ],
    ['no base64', `${PREFIX}<svg onload=alert(1)>`, NO_IMAGE],
    ['half a letter of base64', `${PREFIX}${jpeg}A`, NO_IMAGE],
    ['more after the picture', `${PICTURE['8x8']}" onerror="alert(1)`, NO_IMAGE],
    ['an address', 'https://evil.example/track.jpg', NO_IMAGE],
    ['one that is too wide', PICTURE['151x10'], TOO_LARGE],
    ['one that is too high', withHeight(151), TOO_LARGE],
    ['one without any height', withHeight(0), NO_IMAGE],
    ['one that is too long', PICTURE['8x8'] + 'A'.repeat(1_000_000), TOO_LARGE],
  ])('is refused: %s', (_, image, message) => {
    expect(errorOf(image)).toBe(message)
  })
})

describe('the size of a JPEG', () => {
  test('is read from its frame', () => {
    expect(readJpegSize(bytesOf(PICTURE['8x8']))).toEqual({ width: 8, height: 8 })
    expect(readJpegSize(bytesOf(PICTURE['151x10']))).toEqual({ width: 151, height: 10 })
  })

  test('is found after fill bytes and tables, and in a progressive JPEG', () => {
    const segments = [0xff, 0xd8, 0xff, 0xff, 0xff, 0xc4, 0, 4, 1, 2, 0xff, 0xc2, 0, 17, 8, 0, 100, 1, 44]
    const rest = [...Array(10).fill(0), 0xff, 0xda, 0, 2]
    expect(readJpegSize(Uint8Array.from([...segments, ...rest]))).toEqual({ height: 100, width: 300 })
  })

  test('is unknown if no scan follows the frame', () => {
    const bytes = bytesOf(PICTURE['8x8'])
    const scan = bytes.findIndex((byte, at) => byte === 0xff && bytes[at + 1] === 0xda)
    expect(readJpegSize(bytes.slice(0, scan))).toBeNull()
    expect(readJpegSize(bytes.slice(0, scan + 4))).toEqual({ width: 8, height: 8 })
  })

  test.each([
    [[]],
    [[0xff]],
    [[0xff, 0xd8]],
    [[0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
    [Array(5000).fill(0xff)],
  ])('is unknown for the bytes %j', (bytes: number[]) => {
    expect(readJpegSize(Uint8Array.from(bytes))).toBeNull()
  })
})
