import { expect, test } from 'vitest'
import { deviceLabel } from '#worker/session/device-label.ts'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const MOBILE_SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

test.each([
  ['Chrome on Android', `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/140.0.0.0 Mobile Safari/537.36`],
  ['Chrome on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`],
  ['Chrome on Chromebook', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`],
  [
    'Edge on Windows',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
  ],
  [
    'Opera on Android',
    `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/140.0.0.0 Mobile Safari/537.36 OPR/90.0.0.0`,
  ],
  [
    'Samsung Internet on Android',
    `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  ],
  [
    'UC Browser on Android',
    `Mozilla/5.0 (Linux; U; Android 11; en-US) ${WEBKIT} Version/4.0 Chrome/123 UCBrowser/13.4 Mobile`,
  ],
  [
    'Facebook on Android',
    `Mozilla/5.0 (Linux; Android 14) ${WEBKIT} Version/4.0 Chrome/140.0 Mobile Safari/537.36 [FBAN/EMA;FBAV/1.0]`,
  ],
  ['Firefox on Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0'],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0'],
  ['Safari on iPhone', `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${MOBILE_SAFARI}`],
  [
    'Chrome on iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0 Mobile Safari/604.1`,
  ],
  ['Safari on iPad', `Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) ${MOBILE_SAFARI}`],
  [
    'Safari on Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.6 Safari/605.1.15',
  ],
  ['Linux', 'curl/8.0 (Linux)'],
  ['Unknown device', 'curl/8.0'],
  ['Unknown device', ''],
  ['Unknown device', null],
])('%s', (label, userAgent) => {
  expect(deviceLabel(userAgent)).toBe(label)
})

test('never repeats what a browser says of itself', () => {
  expect(deviceLabel('<script>alert(1)</script> Chrome/1 Windows\r\nSet-Cookie: a=b')).toBe('Chrome on Windows')
})
