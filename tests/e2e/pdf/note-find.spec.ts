import { DESKTOP, expect, PHONE, test } from '../browser.ts'
import { expectDrawn, expectPage, findWords, openReader } from './reader.ts'

const NEPALI = '/notes/nepali/vyakaran/nepali-vyakaran-notes/view'

test.use({ viewport: DESKTOP })

type Box = { x: number; y: number; width: number; height: number } | null

/** With the tolerance of a pen's width. */
function liesOn(mark: Box, words: Box): boolean {
  if (!mark || !words) return false
  const PEN = 6
  return (
    mark.x > words.x - PEN &&
    mark.y > words.y - PEN &&
    mark.x + mark.width < words.x + words.width + PEN &&
    mark.y + mark.height < words.y + words.height + PEN
  )
}

test('finds words in the document, and marks them', async ({ page }) => {
  await openReader(page)
  const field = page.getByRole('textbox', { name: 'Find in document' })
  const count = page.getByRole('search').getByRole('status')
  const current = page.locator('.pdf-mark-current')

  await test.step('finds every place, counts them and goes round', async () => {
    await page.keyboard.press('Control+f')
    await expect(field).toBeFocused()
    await field.fill('MOMENT of  inertia')
    await expect(count).toHaveText(/^1 of \d+$/)
    const total = Number((await count.textContent())?.split(' of ')[1])
    expect(total).toBeGreaterThan(2)

    await field.press('Enter')
    await expect(count).toHaveText(`2 of ${total}`)
    await page.getByRole('button', { name: 'Next match' }).click()
    await expect(count).toHaveText(`3 of ${total}`)
    await field.press('Shift+Enter')
    await page.getByRole('button', { name: 'Previous match' }).click()
    await expect(count).toHaveText(`1 of ${total}`)
    await field.press('Shift+F3')
    await expect(count).toHaveText(`${total} of ${total}`)
    await page.getByRole('region', { name: 'Pages' }).focus()
    await page.keyboard.press('F3')
    await expect(count).toHaveText(`1 of ${total}`)
  })

  await test.step('finds what runs over two lines', async () => {
    // "Curl the fin-" ends a line, "gers of the right hand" begins the next.
    await field.fill('the fingers of the right hand')
    await expect(count).toHaveText('1 of 1')
    await expect.poll(() => current.count()).toBeGreaterThan(1)
  })

  await test.step('says that there is nothing, and gives way to Escape', async () => {
    await field.fill('photosynthesis')
    await expect(count).toHaveText('No matches')
    await expect(page.getByRole('button', { name: 'Next match' })).toBeDisabled()
    await field.fill('torque')
    await expect(page.locator('.pdf-mark').first()).toBeAttached()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('search')).toHaveCount(0)
    await expect(page.locator('.pdf-mark, .pdf-mark-current')).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Pages' })).toBeFocused()
    await expect(page).toHaveURL(/\/view$/)
  })

  await test.step('opening it again takes up the words', async () => {
    await page.keyboard.press('F3')
    await expect(field).toHaveValue('torque')
    expect(await field.evaluate((input: HTMLInputElement) => input.selectionEnd)).toBe('torque'.length)
    await expect(current).toBeAttached()
  })

  await test.step('goes to pages that were not drawn, and its mark covers the words, whatever is done to the page', async () => {
    await field.fill('')
    await field.press('Escape')
    await page.keyboard.press('Home')
    await expectPage(page, 1)
    await page.getByRole('button', { name: 'Find in document' }).click()
    await page.keyboard.type('questions in the style of')
    await expect(count).toHaveText('1 of 2')
    await expectPage(page, 1)
    await page.keyboard.press('Enter')
    await expectPage(page, 9)
    await expect(current).toBeInViewport()
    for (const act of ['Zoom in', 'Zoom in', 'Rotate', 'Rotate', 'Single-page mode']) {
      await page.getByRole('button', { name: act, exact: true }).click()
      await expect(current).toBeVisible()
      const words = findWords(page, 'Questions in the style of').last()
      await expect.poll(async () => liesOn(await current.boundingBox(), await words.boundingBox())).toBe(true)
    }
  })

  await test.step('Escape closes it, and the next one the reader', async () => {
    await field.press('Escape')
    await expect(page.getByRole('search')).toHaveCount(0)
    await expect(page).toHaveURL(/\/view$/)
    await page.keyboard.press('Escape')
    await expect(page).not.toHaveURL(/\/view$/)
  })

  await test.step('a note in Nepali is found and copied as it is written, on a phone', async () => {
    await page.setViewportSize(PHONE)
    await page.goto(NEPALI)
    await expectDrawn(page)
    await page.getByRole('button', { name: 'Find in document' }).click()
    for (const word of ['नेपाली व्याकरण', 'शब्दवर्ग', 'कक्षा 12']) {
      await field.fill(word)
      await expect(count).toHaveText(/^1 of \d+$/)
    }
    await expectDrawn(page)
    const copied = await page.evaluate(() => {
      const layer = document.querySelector('.textLayer')
      if (layer) getSelection()?.selectAllChildren(layer)
      return getSelection()?.toString() ?? ''
    })
    expect(copied).toContain('शब्दवर्ग')
    expect([...copied].filter((letter) => letter < ' ' && letter !== '\n')).toEqual([])
  })
})
