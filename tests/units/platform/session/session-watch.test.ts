import { expect, test, vi } from 'vitest'
import { waitUntil } from '#tests/support/wait-until.ts'
import { asha, browser, openTab, zara } from './session-tabs.ts'

test('a page begins with the student whom this device knows, and waits for nothing', async () => {
  const first = openTab()
  expect(first.begun).toMatchObject({ user: null, loading: true })
  await first.answer(asha)
  const again = openTab()
  expect(again.begun).toMatchObject({ user: asha, loading: false })
  // An answer that never arrives changes nothing.
  expect(again.user()).toBe('asha')
  // Another student has the session, so nothing of the first one is shown any more.
  await again.answer(zara)
  expect(again.session.read()).toMatchObject({ user: zara, generation: 1 })
})

test('a visitor is nobody at once, and the worker is not asked', () => {
  browser.hasSession = false
  const tab = openTab()
  expect(tab.begun).toMatchObject({ user: null, loading: false })
  expect(tab.questions).toEqual([])
})

test('the worker says who is signed in', async () => {
  const tab = openTab()
  await tab.answer(asha)
  expect(tab.session.read()).toMatchObject({ user: asha, loading: false, unreachable: false, generation: 0 })
  expect(tab.session.studentOf(0)).toBe('asha')
})

test('it is known whether the student left in this tab, until somebody signs in again', async () => {
  const [one, two] = [openTab(), openTab()]
  await one.answer(asha)
  await two.answer(asha)
  one.session.leave()
  expect([one.session.read().hasLeft, two.session.read().hasLeft]).toEqual([true, false])
  expect([one.user(), two.user()]).toEqual([null, null])
  void one.session.askAgain()
  await one.answer(null)
  expect(one.session.read().hasLeft).toBe(true)
  one.session.know(zara)
  one.session.know(null)
  expect(one.session.read().hasLeft).toBe(false)
})

test('the student has left even if another answer tells of the end before that to the request that made it', async () => {
  const tab = openTab()
  await tab.answer(asha)
  void tab.session.askAgain()
  let ended = () => {}
  const leaving = tab.session.whileLeaving(() => new Promise<void>((resolve) => (ended = resolve)))
  await tab.answer(null)
  expect(tab.session.read()).toMatchObject({ user: null, hasLeft: true })
  ended()
  await leaving

  tab.session.know(asha)
  await expect(tab.session.whileLeaving(() => Promise.reject(new Error('no answer')))).rejects.toThrow()
  tab.session.know(null)
  expect(tab.session.read().hasLeft).toBe(false)
})

test('the answer to an older question does not sign in again who has signed out', async () => {
  const tab = openTab()
  await tab.answer(asha)
  void tab.session.askAgain()
  tab.session.know(null)
  await tab.answer(asha)
  expect(tab.user()).toBeNull()
  await tab.answer(null)
  expect([tab.user(), tab.questions]).toEqual([null, []])
})

test('a tab follows at once when another student signs in in another tab, whatever it has asked before', async () => {
  const [one, two] = [openTab(), openTab()]
  await one.answer(asha)
  await two.answer(asha)
  void one.session.askAgain()
  two.session.know(null)
  two.session.know(zara)
  expect(one.user()).toBe('zara')
  // The answer that was under way all the time.
  await one.answer(asha)
  expect([one.user(), two.user()]).toEqual(['zara', 'zara'])
  await one.answer(zara)
  expect(one.questions).toEqual([])
})

test('every student has a generation, and a visitor who signs in keeps the one before', async () => {
  const tab = openTab()
  await tab.answer(null)
  tab.session.know(asha)
  expect(tab.session.read().generation).toBe(0)
  tab.session.know(null)
  expect(tab.session.read().generation).toBe(1)
  tab.session.know(zara)
  expect(tab.session.read().generation).toBe(1)
  tab.session.know(asha)
  expect([0, 1, 2].map(tab.session.studentOf)).toEqual(['asha', 'zara', 'asha'])
})

test('a profile that is saved after signing out signs nobody in', async () => {
  const tab = openTab()
  await tab.answer(asha)
  tab.session.update({ ...asha, displayName: 'Asha' })
  expect(tab.session.read().user?.displayName).toBe('Asha')
  tab.session.know(null)
  tab.session.update({ ...asha, displayName: 'Asha Gurung' })
  tab.session.know(zara)
  tab.session.update({ ...asha, displayName: 'Asha Gurung' })
  expect(tab.session.read().user).toEqual(zara)
})

test('while the worker does not answer, the last student stays, and the question is asked again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const tab = openTab()
  await tab.answer(asha)
  void tab.session.askAgain()
  tab.questions.shift()?.fail()
  await waitUntil(() => expect(tab.session.read()).toMatchObject({ user: asha, unreachable: true }))
  await waitUntil(() => expect(tab.questions).toHaveLength(1))
  await tab.answer(asha)
  expect(tab.session.read().unreachable).toBe(false)
})

test('doubts while a question is on its way ask once more, not many times', async () => {
  const tab = openTab()
  for (let doubt = 0; doubt < 5; doubt++) void tab.session.askAgain()
  expect(tab.questions).toHaveLength(1)
  await tab.answer(asha)
  expect(tab.questions).toHaveLength(1)
  await tab.answer(asha)
  expect(tab.questions).toEqual([])
})

test('the same student is the same object, so that nothing is drawn again', async () => {
  const tab = openTab()
  await tab.answer(asha)
  const { user } = tab.session.read()
  void tab.session.askAgain()
  await tab.answer({ ...asha })
  expect(tab.session.read().user).toBe(user)
})

test('without the cookie of a session nobody is asked, neither at first nor in doubt', () => {
  browser.hasSession = false
  const tab = openTab()
  void tab.session.askAgain()
  expect(tab.questions).toEqual([])
  expect(tab.session.read()).toMatchObject({ user: null, loading: false, unreachable: false })
})

test('a student who signs in elsewhere after that is noticed', async () => {
  browser.hasSession = false
  const tab = openTab()
  browser.hasSession = true
  void tab.session.askAgain()
  await waitUntil(() => expect(tab.questions).toHaveLength(1))
  await tab.answer(asha)
  expect(tab.user()).toBe('asha')
})

test('a session that has lost its cookie is over', async () => {
  const tab = openTab()
  await tab.answer(asha)
  browser.hasSession = false
  void tab.session.askAgain()
  expect([tab.user(), tab.questions]).toEqual([null, []])
})
