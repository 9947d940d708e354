import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { reload } from '#tests/support/components/open-app.tsx'
import { openPlayer } from '#tests/support/components/player.ts'

const question = page.getByText(/^Question \d+ of \d+$/)
const flag = page.getByRole('button', { name: 'Flag for review' })
const radio = (index: number) => page.getByRole('radio').nth(index)
const press = (keys: string) => userEvent.keyboard(keys)

/** The first question with its third option, and no flag. */
async function expectUntouched() {
  await expect.element(question).toHaveTextContent('Question 1 of 3')
  await expect.element(radio(2)).toBeChecked()
  await expect.element(flag).toHaveAttribute('aria-pressed', 'false')
}

async function open() {
  const opened = await openPlayer(3)
  await press('c')
  await expect.element(radio(2)).toBeChecked()
  return opened
}

test('letters, digits and arrows answer, flag and move', async () => {
  await open()
  await press('4')
  await expect.element(radio(3)).toBeChecked()
  await press('b')
  await expect.element(radio(1)).toBeChecked()
  await press('f')
  await expect.element(flag).toHaveAttribute('aria-pressed', 'true')
  await press('{ArrowRight}')
  await expect.element(question).toHaveTextContent('Question 2 of 3')
  await press('{ArrowLeft}')
  await expect.element(radio(1)).toBeChecked()
})

test('keys do nothing while a modifier is held, or a word is composed', async () => {
  await open()
  for (const modifier of ['Control', 'Alt', 'Meta', 'Shift']) await press(`{${modifier}>}b4f{ArrowRight}{/${modifier}}`)
  for (const more of [{ altKey: true }, { modifierAltGraph: true }, { isComposing: true }])
    for (const key of ['b', '4', 'f', 'ArrowRight'])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }))
  await expectUntouched()
})

test('keys do nothing while something to write or to choose in has the focus, as an extension may add it', async () => {
  await open()
  for (const html of ['<p contenteditable="">', '<input>', '<select><option>bad if</select>', '<textarea>']) {
    const added = document.createElement('div')
    added.innerHTML = html
    document.body.append(added)
    if (added.firstElementChild instanceof HTMLElement) added.firstElementChild.focus()
    await press('bad if{ArrowRight}')
    added.remove()
  }
  await expectUntouched()
})

test('keys do nothing while a dialog is open, or is still being loaded', async () => {
  await open()
  await press('{Control>}k{/Control}bad if')
  const search = page.getByRole('dialog')
  await expect.element(search.getByRole('combobox')).toHaveFocus()
  await press('bad if{ArrowRight}')
  await search.getByRole('button', { name: 'Close' }).click()
  await expect.element(search).not.toBeInTheDocument()
  await expectUntouched()
})

test('a key that is held down acts once', async () => {
  await open()
  await press('{f>4/}')
  await expect.element(flag).toHaveAttribute('aria-pressed', 'true')
  await press('f')
  await press('{ArrowRight>3/}')
  await expect.element(question).toHaveTextContent('Question 2 of 3')
  await press('{ArrowLeft}')
  await expectUntouched()
})

test('the switch turns the keys off on this device, and on again', async () => {
  const { answers } = await open()
  const keys = page.getByRole('switch', { name: 'Keyboard shortcuts' })
  const blur = () => (document.activeElement as HTMLElement | null)?.blur()
  await expect.element(keys).toBeChecked()
  ;(keys.element() as HTMLElement).focus()
  await press(' ')
  await expect.element(keys).not.toBeChecked()
  // There, the space in the words would switch them on again.
  blur()
  await press('bad if{ArrowRight}')
  await expectUntouched()
  await reload({ answers })
  await expect.element(question).toBeVisible()
  await press('bad if')
  await expectUntouched()
  await keys.click()
  await expect.element(keys).toBeChecked()
  blur()
  await press('badf')
  await expect.element(radio(3)).toBeChecked()
  await expect.element(flag).toHaveAttribute('aria-pressed', 'true')
})
