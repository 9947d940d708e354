import { describe, expect, test } from 'vitest'
import { canUsePopup, GOOGLE_MESSAGES } from '#domain/account/google-sign-in.ts'
import { isOwnPicture } from '#domain/account/own-picture.ts'

const ANDROID = 'Mozilla/5.0 (Linux; Android 13; SM-A135F) AppleWebKit/537.36 (KHTML, like Gecko)'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

describe('whether a popup can report back', () => {
  test.each([
    `${ANDROID} Chrome/124.0.0.0 Mobile Safari/537.36`,
    `${ANDROID} SamsungBrowser/24.0 Chrome/117.0.0.0 Mobile Safari/537.36`,
    `${IPHONE} Version/17.4 Mobile/15E148 Safari/604.1`,
    `${IPHONE} CriOS/124.0 Mobile/15E148 Safari/604.1`,
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:125.0) Gecko/20100101 Firefox/125.0',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36 Online/1',
  ])('yes, in a browser: %s', (userAgent) => {
    expect(canUsePopup({ userAgent, standalone: false })).toBe(true)
    expect(canUsePopup({ userAgent, standalone: true })).toBe(false)
  })

  test.each([
    `${ANDROID.replace(')', '; wv)')} Version/4.0 Chrome/124.0.0.0 Mobile Safari/537.36`,
    `${ANDROID} Version/4.0 Chrome/124.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/459.0.0.0;]`,
    `${ANDROID} Chrome/124.0 Mobile Safari/537.36 Instagram 328.0.0.42.90 Android`,
    `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/459.0.0.0]`,
    `${IPHONE} Mobile/15E148`,
    `${IPHONE} Mobile/15E148 Safari Line/14.5.0`,
  ])('no, inside another app: %s', (userAgent) => {
    expect(canUsePopup({ userAgent, standalone: false })).toBe(false)
  })
})

test.each([
  ['data:image/jpeg;base64,AAAA', true],
  ['/files/avatar.jpg', true],
  ['https://lh3.googleusercontent.com/a/photo', false],
  ['//pictures.test/a.jpg', false],
  ['data:text/html,x', false],
  ['javascript:alert(1)', false],
])('whether our pages show the picture %s: %s', (url, shown) => {
  expect(isOwnPicture(url)).toBe(shown)
})

test('the texts about signing in with Google', () => {
  expect(GOOGLE_MESSAGES).toEqual({
    blocked: 'Please allow popups for this website to sign in with Google.',
    cancelled: 'Google Sign-in was cancelled. Please try again.',
    another: 'Another sign-in attempt is in progress. Please wait.',
    failed: 'Failed to sign in with Google. Please try again later.',
  })
})
