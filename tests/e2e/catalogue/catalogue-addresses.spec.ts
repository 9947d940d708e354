import { expect, test } from '../browser.ts'
import { openAndWait } from '../site/prerendered.ts'
import { articles, searchBox } from './cards.ts'

/** The specification's subjects, with the number of chapters of each. */
const SUBJECTS = {
  'Class 12': { physics: 22, chemistry: 21, biology: 10, computer: 12, english: 8, nepali: 8, mathematics: 15 },
  'Class 11': {
    physicsClass11: 18,
    chemistryClass11: 16,
    biologyClass11: 8,
    computerClass11: 10,
    englishClass11: 7,
    nepaliClass11: 7,
    mathematicsClass11: 12,
  },
  'Class 10': {
    scienceClass10: 8,
    computerClass10: 8,
    englishClass10: 6,
    nepaliClass10: 6,
    mathematicsClass10: 10,
    socialStudiesClass10: 8,
  },
}

/** The chapters of Class 12 whose addresses the specification gives. Physics and chemistry have others, too. */
const CHAPTERS = {
  physics:
    'rotational-dynamics periodic-motion fluid-statics heat-thermodynamics wave-motion interference diffraction polarization electrical-circuits magnetic-field electromagnetic-induction alternating-currents semiconductor-devices recent-trends',
  chemistry:
    'volumetric-analysis ionic-equilibrium chemical-kinetics thermodynamics electrochemistry transition-metals heavy-metals haloalkanes alcohols amines cement paper-pulp nuclear-chemistry',
  biology:
    'plant-anatomy plant-physiology genetics embryology biotechnology animal-tissues developmental-biology human-biology population-health applied-biology',
  computer:
    'programming-basics object-oriented data-structures database web-development networking operating-systems software-engineering cyber-security artificial-intelligence mobile-computing emerging-technologies',
  english: 'prose poetry drama grammar writing comprehension vocabulary communication',
  nepali: 'gadya padya vyakaran rachana sahitya lok-sahitya bhasa-vigyan abhivyakti',
}

test('each class has its subjects, each with its chapters at the addresses that are promised', async ({ page }) => {
  const chooseClass = (grade: string) => page.getByRole('button', { name: grade, exact: true }).click()
  await openAndWait(page, '/notes', searchBox(page))

  for (const [grade, subjects] of Object.entries(SUBJECTS))
    await test.step(`the subjects of ${grade}`, async () => {
      await chooseClass(grade)
      const [first = 'none'] = Object.keys(subjects)
      const cardOf = (key: string) => articles(page).filter({ has: page.locator(`a[href="/notes/${key}"]`) })
      await expect(cardOf(first)).toBeVisible()
      await expect(articles(page)).toHaveCount(Object.keys(subjects).length)
      for (const [key, chapters] of Object.entries(subjects)) {
        await expect(cardOf(key).getByText(`${chapters} chapters`, { exact: true }), key).toBeVisible()
        await expect(cardOf(key).getByText(grade, { exact: true }), key).toBeVisible()
      }
    })

  await chooseClass('Class 12')
  for (const [subject, ids] of Object.entries(CHAPTERS))
    await test.step(`the chapters of ${subject}`, async () => {
      await articles(page).locator(`a[href="/notes/${subject}"]`).click()
      const back = page.getByRole('link', { name: 'Back to subjects' })
      await expect(back).toBeVisible()
      // A chapter without notes and quizzes is folded.
      const links = page.getByRole('main').locator('article h2 a, details a')
      const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      const promised = ids.split(' ').map((id) => `/notes/${subject}/${id}`)
      expect(addresses).toEqual(expect.arrayContaining(promised))
      if (subject !== 'physics' && subject !== 'chemistry') expect(addresses).toHaveLength(promised.length)
      await back.click()
    })
})
