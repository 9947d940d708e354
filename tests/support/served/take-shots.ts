// node tests/support/served/take-shots.ts [PART OF A ROUTE...]
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { projectFolder } from '#scripts/set-up/files.mjs'
import { listSamplePages } from '#scripts/site/pages.ts'
import { PASSWORD } from '../worker/every-procedure.ts'
import { YEAR_EMAIL } from '../year/year-of-study.ts'
import { openProduct } from './served-product.ts'
import { watchLoading } from './watch-loading.ts'

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }
const NOTE = '/notes/physics/rotational-dynamics/physics-rotational-dynamics-notes/view'
/** Other states that a visitor can meet at the addresses of public pages. */
const STATES = [
  '/notes?q=rotat',
  '/notes?q=nothing+like+this',
  '/notes/nepali',
  '/notes/nothing',
  '/notes/physicsClass11/solids',
  '/resources/blogs/ioe-entrance-exam-format',
]
const STUDENT = [
  '/dashboard',
  '/dashboard/notes',
  '/dashboard/notes/rotational-dynamics',
  '/dashboard/quizzes',
  '/dashboard/quizzes/history',
  '/dashboard/quizzes/take',
  '/dashboard/blogs',
  '/dashboard/community',
  '/dashboard/profile',
  NOTE,
]

const parts = process.argv.slice(2)
const wanted = (path: string) => parts.length === 0 || parts.some((part) => path.includes(part))
const folder = join(projectFolder, 'shots')
if (parts.length === 0) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const { origin, browser, close } = await openProduct(8797, { hasYear: true })
try {
  for (const [size, viewport] of Object.entries(SIZES)) {
    const visitor = await browser.newPage({ viewport })
    const paths = [...listSamplePages().map(({ path }) => path), ...STATES]
    for (const path of paths.filter(wanted)) await shoot(visitor, path, `visitor-${size}`)

    const student = await browser.newPage({ viewport })
    await student.goto(`${origin}/login`)
    const answer = await student.evaluate(async (email) => {
      const response = await fetch('/api/trpc/auth.signUp', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email, password: 'correct horse' }),
      })
      return response.status
    }, `asha-${size}@example.com`)
    if (answer !== 200) throw new Error(`Signing up was answered with ${answer}.`)
    // Without a name and a grade, the setup wizard would cover the dashboard.
    await student.request.post(`${origin}/api/trpc/profile.update`, {
      data: { full_name: 'Asha Gurung', grade_level: 'Class 12' },
      headers: { Origin: origin },
    })
    for (const path of STUDENT.filter(wanted)) await shoot(student, path, `student-${size}`)

    const old = await browser.newPage({ viewport })
    await old.request.post(`${origin}/api/trpc/auth.signIn`, {
      data: { email: YEAR_EMAIL, password: PASSWORD },
      headers: { Origin: origin },
    })
    for (const path of STUDENT.filter(wanted)) await shoot(old, path, `year-${size}`)
  }
} finally {
  await close()
}

async function shoot(page: Page, path: string, prefix: string) {
  const problems: string[] = []
  const onConsole = (message: { type(): string; text(): string }) => {
    if (message.type() === 'error') problems.push(message.text())
  }
  page.on('console', onConsole)
  const loaded = watchLoading(page)
  await page.goto(origin + path)
  await loaded()
  const name = `${prefix}${path.replace(/[^a-z0-9]+/gi, '-')}`.replace(/-$/, '')
  const fullPage = !path.endsWith('/view') && !path.startsWith('/dashboard/notes/')
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage })
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  if (sideways > 0) problems.push(`scrolls sideways by ${sideways} px`)
  page.off('console', onConsole)
  console.log(problems.length > 0 ? `${name}: ${problems.join(' | ')}` : name)
}
