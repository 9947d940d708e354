import { DESKTOP, expect, expectHydrated, PHONE, test } from '../browser.ts'

const CHAPTER = '/notes/physics/rotational-dynamics'
const NOTE = `${CHAPTER}/physics-rotational-dynamics-notes/read`

test('a note is set for reading and for finding', async ({ page }) => {
  const texts: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.text.json')) texts.push(request.url())
  })
  await page.setViewportSize(PHONE)
  await page.goto(NOTE)
  await expectHydrated(page)

  await test.step('the page is set in the maths font, and its text is fetched once', async () => {
    expect(await page.evaluate(() => document.fonts.check('16px "Notes Maths"'))).toBe(true)
    expect(await page.locator('article').evaluate((text) => getComputedStyle(text).fontSize)).toBe('16px')
    expect(texts).toEqual([])
  })

  await test.step('wide content can be scrolled with the keyboard', () =>
    expect(page.locator('.scroll[tabindex="0"]').first()).toBeAttached())

  await test.step('search engines learn what the note consists of', async () => {
    const things = await page.locator('script[type="application/ld+json"]').allTextContents()
    const learning = things.map((text) => JSON.parse(text)).find((thing) => thing['@type'] === 'LearningResource')
    expect(learning).toMatchObject({ name: 'Rotational Dynamics', inLanguage: 'en' })
    expect(learning.hasPart[0]).toMatchObject({ '@type': 'LearningResource', position: 1, name: 'Angular motion' })
    expect(learning.hasPart[0].url).toMatch(/\/read#angular-motion$/)
  })

  await test.step('the list of contents is beside the text and leads to its headings', async () => {
    await page.setViewportSize(DESKTOP)
    const contents = page.getByRole('navigation', { name: 'Contents' })
    await contents.getByRole('link', { name: /Rolling without slipping/ }).click()
    await expect(page.locator('#rolling-without-slipping')).toBeInViewport()
    await contents.getByRole('link', { name: /Angular momentum/ }).click()
    await expect(page).toHaveURL(/#angular-momentum$/)
    await expect(page.locator('#angular-momentum')).toBeInViewport()
    const read = contents.locator('[aria-current="location"]')
    await expect(read).toHaveText(/Angular momentum/)
    await expect(read).toBeInViewport()
    await page.goBack()
    await expect(read).toHaveText(/Rolling without slipping/)
    await expect(page.locator('#rolling-without-slipping')).toBeInViewport()
  })

  await test.step('the list of contents marks the section that is read, also when headings move without a scroll', async () => {
    const read = page.getByRole('navigation', { name: 'Contents' }).locator('[aria-current="location"]')
    const heading = page.locator('#angular-momentum')
    await page
      .getByRole('navigation', { name: 'Contents' })
      .getByRole('link', { name: /Angular momentum/ })
      .click()
    await expect(read).toHaveText(/Angular momentum/)
    // A press on an entry does not move the others: it is marked by its colour and not by bold letters.
    await expect(read).toHaveCSS('font-weight', '400')
    await page.evaluate(() => scrollBy({ top: -500, behavior: 'instant' }))
    await expect(read).not.toHaveText(/Angular momentum/)
    const top = await heading.evaluate((element) => {
      // Otherwise the browser would keep the heading where it is.
      document.documentElement.style.overflowAnchor = 'none'
      const before: Element[] = []
      for (let one = element.previousElementSibling; one; one = one.previousElementSibling) before.push(one)
      for (const one of before) {
        if (element.getBoundingClientRect().top <= 140) break
        if (one instanceof HTMLElement) one.hidden = true
      }
      return element.getBoundingClientRect().top
    })
    expect(top).toBeLessThanOrEqual(140)
    await expect(read).toHaveText(/Angular momentum/)
  })

  await test.step('text size and dark paper stay chosen', async () => {
    await page.getByRole('button', { name: 'A++' }).click()
    await expect(page.locator('article')).toHaveAttribute('data-text-size', 'largest')
    await page.getByRole('button', { name: 'Dark' }).click()
    await expect(page.locator('.note-page')).toHaveAttribute('data-dark', 'true')
    await page.goto(NOTE)
    await expect(page.locator('article')).toHaveAttribute('data-text-size', 'largest')
    await expect(page.locator('.note-page')).toHaveAttribute('data-dark', 'true')
  })

  await test.step('the line shows how far the reader is', async () => {
    const line = page.locator('.note-progress')
    const width = async () => (await line.boundingBox())?.width ?? 0
    const before = await width()
    await page.locator('article footer').scrollIntoViewIfNeeded()
    await expect.poll(width).toBeGreaterThan(before + 200)
  })
})

test('a chapter leads to its note, whose text is loaded with it', async ({ page }) => {
  await page.setViewportSize(PHONE)

  await test.step('the scripts of a note are fetched once the page of its chapter has loaded', async () => {
    const script = page.waitForRequest(/_noteId\.read-[\w-]+\.js$/)
    await page.goto(CHAPTER)
    await script
  })

  await expectHydrated(page)
  await page.getByRole('link', { name: 'Read Rotational Dynamics' }).click()
  await expect(page.locator('#definition-moment-of-inertia')).toBeAttached()
  await page.getByRole('link', { name: 'PDF' }).click()
  await expect(page).toHaveURL(/\/view$/)
  await page.getByRole('link', { name: 'Read as a page' }).click()
  await expect(page.locator('#definition-moment-of-inertia')).toBeAttached()

  await test.step('a note that does not exist says so', async () => {
    await page.goto(`${CHAPTER}/nothing/read`)
    await expect(page.getByRole('heading', { name: 'Note Not Found' })).toBeVisible()
  })

  await test.step('boxes far from the window are not measured again when the text becomes higher', async () => {
    await page.addInitScript(() => {
      const width = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollWidth')?.get
      Object.defineProperty(Element.prototype, 'scrollWidth', {
        get() {
          this.dataset.measured = String(Number(this.dataset.measured ?? 0) + 1)
          return width?.call(this)
        },
      })
    })
    await page.goto(NOTE)
    const boxes = page.locator('article :is(.scroll, .grid)')
    const measured = (index: number) =>
      boxes.nth(index).evaluate((box: HTMLElement) => Number(box.dataset.measured ?? 0))
    await expect.poll(() => measured(-1)).toBeGreaterThan(0)
    await page.evaluate(() => document.fonts.ready)
    const [near, far] = [await measured(0), await measured(-1)]
    await page.locator('article header').evaluate((header) => {
      header.style.paddingBottom = '40px'
    })
    await expect.poll(() => measured(0)).toBeGreaterThan(near)
    await page.evaluate(async () => {
      for (let turn = 0; turn < 100; turn++) await new Promise((resolve) => setTimeout(resolve))
    })
    expect(await measured(-1)).toBe(far)
  })
})
