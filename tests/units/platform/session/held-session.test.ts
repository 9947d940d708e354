import { expect, test, vi } from 'vitest'
import { asha, openTab, zara } from './session-tabs.ts'

/** A tab in which a student is in the middle of a quiz. */
async function openQuiz() {
  const tab = openTab()
  await tab.answer(asha)
  return { ...tab, release: tab.session.hold() }
}
const settled = () => new Promise((resolve) => setTimeout(resolve))

test('a student in the middle of something stays when the session ends, and goes with the end of that', async () => {
  const { session, release } = await openQuiz()
  session.know(null)
  expect(session.read()).toMatchObject({ user: asha, hasEnded: true, hasLeft: false, generation: 0 })
  expect(session.isSignedIn('asha')).toBe(false)
  session.update({ ...asha, displayName: 'Asha' })
  expect(session.read()).toMatchObject({ user: asha, hasEnded: true })
  release()
  await settled()
  expect(session.read()).toMatchObject({ user: null, hasEnded: false, hasLeft: false, generation: 1 })
})

test('the next screen takes the student over', async () => {
  const { session, release } = await openQuiz()
  session.know(null)
  release()
  const next = session.hold()
  await settled()
  expect(session.read()).toMatchObject({ user: asha, hasEnded: true })
  next()
  await settled()
  expect(session.read().user).toBeNull()
})

test('a screen that is left while the session goes on ends nothing', async () => {
  const { session, release } = await openQuiz()
  release()
  await settled()
  expect(session.read()).toMatchObject({ user: asha, hasEnded: false })
  session.know(null)
  expect(session.read()).toMatchObject({ user: null, hasEnded: false })
})

test('a student who signs out goes at once, in this tab or in another one', async () => {
  const [one, two] = [await openQuiz(), await openQuiz()]
  one.session.leave()
  expect(one.session.read()).toMatchObject({ user: null, hasEnded: false, hasLeft: true })
  expect(two.session.read()).toMatchObject({ user: null, hasEnded: false, hasLeft: false })
})

test('also where another tab finds out first that the session has ended', async () => {
  const [one, two] = [await openQuiz(), await openQuiz()]
  two.session.know(null)
  expect(two.session.read()).toMatchObject({ user: asha, hasEnded: true })
  one.session.leave()
  expect(two.session.read()).toMatchObject({ user: null, hasEnded: false })
})

test('also where another answer tells of the end before that to the request that made it', async () => {
  const { session } = await openQuiz()
  void session.whileLeaving(() => new Promise(() => {}))
  session.know(null)
  expect(session.read()).toMatchObject({ user: null, hasEnded: false, hasLeft: true })
})

test('a student who signs out after the session has ended goes at once', async () => {
  const { session } = await openQuiz()
  session.know(null)
  session.leave()
  expect(session.read()).toMatchObject({ user: null, hasEnded: false, hasLeft: true })
})

test('that another tab finds out first that the session has ended makes no difference', async () => {
  const [one, two] = [await openQuiz(), openTab()]
  await two.answer(asha)
  two.session.know(null)
  expect([one.session.read(), two.session.read()]).toMatchObject([
    { user: asha, hasEnded: true },
    { user: null, hasEnded: false },
  ])
  await one.answer(null)
  expect(one.session.read()).toMatchObject({ user: asha, hasEnded: true })
})

test('the same student who signs in in another tab goes on as if nothing had been', async () => {
  const [one, two] = [await openQuiz(), openTab()]
  one.session.know(null)
  two.session.know(asha)
  expect(one.session.read()).toMatchObject({ user: asha, hasEnded: false, generation: 0 })
  expect(one.session.isSignedIn('asha')).toBe(true)
})

test('another student who signs in in another tab takes over at once', async () => {
  const [one, two] = [await openQuiz(), openTab()]
  one.session.know(null)
  two.session.know(zara)
  expect(one.session.read()).toMatchObject({ user: zara, hasEnded: false, generation: 1 })
})

test('while the worker does not answer the session stays ended', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { session, questions } = await openQuiz()
  session.know(null)
  void session.askAgain()
  questions.shift()?.fail()
  await settled()
  expect(session.read()).toMatchObject({ user: asha, hasEnded: true, unreachable: true })
})
