import type { Browser, BrowserContext, Page } from '@playwright/test'
import { SIGN_OUT_MESSAGES } from '#domain/account/credential-rules.ts'
import { PASSWORD } from '#tests/support/worker/every-procedure.ts'
import { readEntries } from '../device/stored-entries.ts'
import { openWithin } from '../documents.ts'
import { type Line, openLine } from './line.ts'
import type { Random } from './random.ts'
import type { Student } from './torture-students.ts'
import { takeNamesSeen, watchPages } from './watch.ts'

export type Device = {
  name: string
  context: BrowserContext
  line: Line
  random: Random
  /** The tab in which the student works, and perhaps another one that is open beside it. */
  page: Page
  beside: Page | null
  student: Student
  /** The events so far. */
  lines: string[]
  log: (line: string) => void
}

const VIEWPORT = { width: 1280, height: 900 }

type Options = { browser: Browser; origin: string; name: string; random: Random; students: readonly Student[] }

/** A browser that several students share, with the first of them signed in. */
export async function openDevice({ browser, origin, name, random, students }: Options): Promise<Device> {
  // Animations are switched off, because they take a sixth of the machine.
  const context = await browser.newContext({ baseURL: origin, viewport: VIEWPORT, reducedMotion: 'reduce' })
  context.setDefaultTimeout(120_000)
  await watchPages(
    context,
    students.map(({ trace }) => trace),
  )
  const lines: string[] = []
  const line = openLine(context, origin)
  const device: Device = {
    name,
    context,
    line,
    random,
    page: await line.openPage(),
    beside: null,
    student: random.pick(students),
    lines,
    log: (line) => lines.push(`${name} ${new Date().toISOString().slice(11, 23)} ${line}`),
  }
  await signIn(device, device.student)
  return device
}

export async function signIn(device: Device, student: Student): Promise<void> {
  device.log(`${student.name} signs in`)
  // From the front page within the app, as after signing out. A new device has no page yet.
  if (device.page.url() === 'about:blank') await device.page.goto('/login')
  else await openWithin(device.page, '/login')
  await device.page.getByRole('button', { name: 'Sign In / Sign Up' }).click()
  await fillIn(device.page, student.email)
  device.student = student
  await device.page.getByRole('button', { name: 'Logout' }).waitFor()
  // The watch must notice the student's own name; otherwise the absence of others would mean nothing.
  await device.page.waitForFunction((trace) => window.namesSeen.has(trace), student.trace)
  await checkNames(device)
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Welcome Back' })

async function fillIn(page: Page, email: string): Promise<void> {
  const dialog = dialogOf(page)
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Signs out in the working tab. No tab of this device shows the student afterwards. */
export async function signOut(device: Device): Promise<void> {
  const { page, beside, student } = device
  device.log(`${student.name} signs out`)
  const logout = page.getByRole('button', { name: 'Logout' })
  // A running quiz has the whole screen.
  if (!(await logout.isVisible())) await page.goto('/dashboard')
  await logout.click()
  await page.getByText(SIGN_OUT_MESSAGES.done).waitFor()
  await page.waitForURL('/')
  for (const tab of beside ? [page, beside] : [page]) {
    await tab.waitForFunction((trace) => !document.body.textContent?.includes(trace), student.trace)
    await takeNamesSeen(tab)
  }
}

/** No tab has shown another student than the signed-in one, not even for a moment. */
export async function checkNames(device: Device): Promise<void> {
  const { page, beside, student } = device
  for (const tab of beside ? [page, beside] : [page]) {
    const others = (await takeNamesSeen(tab)).filter((name) => name !== student.trace)
    if (others.length > 0) throw new Error(`${tab.url()} has shown ${others} to ${student.name} on ${device.name}.`)
  }
}

/** Checks a screen with the student's results: it names no quiz that only others take. */
export async function checkResults(device: Device, students: readonly Student[]): Promise<void> {
  const { page, student } = device
  await openWithin(page, '/dashboard/quizzes/history')
  const history = page.getByRole('region', { name: 'Quiz History' })
  await history
    .getByText(/%|No quiz history found/)
    .first()
    .waitFor()
  const text = (await history.textContent()) ?? ''
  const others = students.filter(({ quiz }) => quiz.id !== student.quiz.id && text.includes(quiz.title))
  if (others.length > 0) throw new Error(`${student.name} sees results of ${others[0]?.name} on ${device.name}.`)
  await checkNames(device)
}

/** The ids of the students whose writes wait on this device. */
export async function listUnsent({ page }: Device): Promise<string[]> {
  const entries = await readEntries(page)
  return entries.filter(({ kind }) => kind === 'outgoing').map(({ userId }) => userId)
}
