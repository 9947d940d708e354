import type { Page } from '@playwright/test'
import { PICTURE } from '../../support/picture.ts'
import { call, expect, forgetErrors, signUp, test } from '../browser.ts'
import { ask, replaceStudent } from './students.ts'

/** Asks for an address as an <img> does: with the cookies, and from the browser's cache if it may. */
const load = (page: Page, address: string) => page.evaluate(async (url) => (await fetch(url)).status, address)

test('a picture is in the browser’s cache for its own student alone', async ({ page, consoleErrors }) => {
  const zara = await signUp(page)
  await signUp(page)
  await call(page, 'profile.setAvatar', { image: PICTURE['8x8'] })
  const { user } = await ask<{ user: { photoURL: string } }>(page, 'session')
  await page.goto('/dashboard')
  expect(await load(page, user.photoURL)).toBe(200)
  await replaceStudent(page, zara)
  expect(await load(page, user.photoURL)).toBe(404)
  await forgetErrors(page, consoleErrors)
})
