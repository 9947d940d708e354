import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { articles, heading, main } from '#tests/support/components/catalogue.ts'
import { openApp } from '#tests/support/components/open-app.tsx'

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

const linkTo = (address: string) => document.querySelector(`main article a[href="${address}"]`)

test.each(Object.entries(SUBJECTS))('%s has its subjects, with their chapters counted', async (grade, subjects) => {
  await openApp(`/notes?grade=${encodeURIComponent(grade)}`)
  await expect.element(articles).toHaveLength(Object.keys(subjects).length)
  for (const [key, chapters] of Object.entries(subjects)) {
    const card = page.elementLocator(linkTo(`/notes/${key}`)?.closest('article') ?? document.body)
    await expect.element(card.getByText(`${chapters} chapters`, { exact: true }), { message: key }).toBeVisible()
    await expect.element(card.getByText(grade, { exact: true }), { message: key }).toBeVisible()
  }
})

test.each(Object.entries(CHAPTERS))(
  'the chapters of %s are at the addresses that are promised',
  async (subject, ids) => {
    await openApp(`/notes/${subject}`)
    await expect.element(heading).toBeVisible()
    await expect.element(main.getByRole('link', { name: 'Back to subjects' })).toBeVisible()
    // A chapter without notes and quizzes is folded.
    const links = [...document.querySelectorAll('main article h2 a, main details a')]
    const addresses = links.map((link) => link.getAttribute('href'))
    const promised = ids.split(' ').map((id) => `/notes/${subject}/${id}`)
    expect(addresses).toEqual(expect.arrayContaining(promised))
    if (subject !== 'physics' && subject !== 'chemistry') expect(addresses).toHaveLength(promised.length)
  },
)
