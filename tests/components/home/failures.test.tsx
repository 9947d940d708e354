import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { TASK_MESSAGES } from '#domain/study/task-rules.ts'
import { dayOf } from '#src/ui/clock/use-clock.ts'
import { fakeStudent } from '#tests/support/components/fake-student.ts'
import { heldBack, NoAnswer, Refusal } from '#tests/support/components/fake-worker.ts'
import { forgetErrors, openApp, takeErrors } from '#tests/support/components/open-app.tsx'

const NOTE = { id: 'physics-rotational-dynamics-notes', title: 'Rotational Dynamics' }
const main = page.getByRole('main')
const panel = (title: string) => page.getByRole('region', { name: title, exact: true })
const planner = panel('Task Planner')
const field = planner.getByLabelText('New task')
const task = (name: string) => planner.getByRole('checkbox', { name })

const PANELS = [
  'Continue Learning',
  'Task Planner',
  'Smart Recommendations',
  'Quick Access',
  'Your Progress',
  'Recent Activity',
]

test('without an answer the planner works, and stays while the home is requested again', async () => {
  const { user, answers } = fakeStudent()
  const held = heldBack(undefined)
  let answer: () => ReturnType<typeof answers.home.get> | Promise<ReturnType<typeof answers.home.get>> = () => {
    throw new Refusal(400, 'Refused.')
  }
  let isBroken = true
  const tasks: typeof answers.tasks = {
    ...answers.tasks,
    add: (input) => {
      if (isBroken) throw new NoAnswer()
      return answers.tasks.add(input)
    },
  }
  await openApp('/dashboard', { student: user, answers: { ...answers, tasks, home: { get: () => answer() } } })
  await field.fill('Planned before')
  await userEvent.keyboard('{Enter}')
  await expect.element(task('Planned before')).toBeVisible()

  answer = async () => {
    await held.wait()
    return answers.home.get()
  }
  const retry = main.getByRole('alert').getByRole('button', { name: 'Try Again' })
  await retry.click()
  await expect.element(retry).toBeDisabled()
  await expect.element(task('Planned before')).toBeVisible()

  const date = dayOf(Date.now())
  answers.tasks.add({ id: crypto.randomUUID(), title: 'Known there', completed: false, date, createdAt: 1 })
  isBroken = false
  held.release()
  await expect.element(task('Known there')).toBeVisible()
  await expect.element(task('Planned before')).toBeVisible()
  await forgetErrors()
})

test('a task that the worker refuses disappears, and the reason shows', async () => {
  const { user, answers } = fakeStudent()
  const add = () => {
    throw new Refusal(400, TASK_MESSAGES.tooMany)
  }
  await openApp('/dashboard', { student: user, answers: { ...answers, tasks: { ...answers.tasks, add } } })
  await field.fill('One more')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert').filter({ hasText: TASK_MESSAGES.tooMany })).toBeVisible()
  await expect.element(task('One more')).not.toBeInTheDocument()
  await forgetErrors()
})

test.each([
  ['recommendations', 'Smart Recommendations'],
  ['activity', 'Recent Activity'],
  ['week', 'Your Progress'],
] as const)(
  'a broken part (%s) breaks its panel alone, which says so, logs it and tries again',
  async (part, title) => {
    const { user, answers } = fakeStudent()
    let isBroken = true
    const { id: contentId, title: note } = NOTE
    const about = { id: 'a', contentType: 'note', subject: 'Physics', chapter: null, url: null } as const
    const lastNote = { ...about, contentId, title: note, progress: 10, lastAccessed: Date.now(), page: 1 }
    const get = () => {
      const home = { ...answers.home.get(), lastNote }
      return isBroken ? { ...home, [part]: null as never } : home
    }
    await openApp('/dashboard', { student: user, answers: { ...answers, home: { get } } })
    const broken = panel(title)
    await expect.element(broken.getByRole('alert')).toMatchTextContent('This part could not be shown.')
    expect(takeErrors().some((error) => error.includes(`${title} failed`))).toBe(true)
    const standing = part === 'week' ? PANELS.filter((one) => one !== 'Task Planner') : PANELS
    for (const other of standing.filter((one) => one !== title)) {
      await expect.element(panel(other)).toBeVisible()
      await expect.element(panel(other).getByRole('alert')).not.toBeInTheDocument()
    }
    await expect.element(panel('Continue Learning')).toMatchTextContent(NOTE.title)
    isBroken = false
    await broken.getByRole('button', { name: 'Try Again' }).click()
    // The answer restores every panel that lacked it, even those whose button was not pressed.
    for (const one of PANELS) await expect.element(panel(one).getByRole('alert')).not.toBeInTheDocument()
    await forgetErrors()
  },
)
