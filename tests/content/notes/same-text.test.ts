import { expect, test } from 'vitest'
import { checkTexts } from '#scripts/content/notes/compare/check-texts.ts'
import { compareTexts } from '#scripts/content/notes/compare/compare-texts.ts'
import { buildNotes } from '#scripts/content/notes/notes.ts'
import { contentFolder } from '#scripts/content/places.ts'
import { readCatalogue } from '#scripts/content/subjects.ts'

test('the page of every note says what its PDF says, and nothing else', async () => {
  const notes = await buildNotes(readCatalogue(contentFolder))
  await expect(checkTexts(notes)).resolves.toBeUndefined()
})

test('a note whose page loses a sentence is refused, with what is lost', async () => {
  const notes = await buildNotes(readCatalogue(contentFolder))
  const [note] = notes.filter(({ id }) => id === 'physics-rotational-dynamics-notes')
  if (!note) throw new Error('the note is not there')
  const html = note.flowing.html.replace('A turning rigid body.', '')
  expect(html).not.toBe(note.flowing.html)
  await expect(checkTexts([{ ...note, flowing: { ...note.flowing, html } }])).rejects.toThrow(
    'content/notes/physics/rotational-dynamics/notes.typ: the page does not say what the PDF says: "Abddggiiinnorrtuy"',
  )
})

test.each([
  ['numbers of a list', 'Steps: 1. one 2. two', '<p>Steps:</p><ol><li>one</li><li>two</li></ol>'],
  ['numbers of divided lists', '1. a 2. b', '<ol><li value="1">a</li></ol><ol><li value="2">b</li></ol>'],
  ['letters of formulas', '𝑥 = √2', '<math><mi>x</mi><mo>=</mo><msqrt><mn>2</mn></msqrt></math>'],
  ['accents', '𝑎⃗', '<mover accent="true"><mi>a</mi><mo stretchy="false">→</mo></mover>'],
  ['divided words and ligatures', 'a ﬁeld, fi-\nnally', '<p>a field, finally</p>'],
  ['the cover', 'Adhyayan · अध्ययन Contents x', '<p>x</p>'],
])('both editions may differ in how they write %s', (_, pdf, html) => {
  const words = pdf.includes('Contents') ? pdf : `${pdf} Adhyayan अध्ययन Contents`
  expect(compareTexts(words, html, 'en')).toBeNull()
})

test('a lost word in Nepali is named, a repeated cluster is not', () => {
  const cover = 'Adhyayan अध्ययन विषयसूची'
  expect(compareTexts(`${cover} राष्ट्रष्ट्रको नाम`, '<p>राष्ट्रको नाम</p>', 'ne')).toBeNull()
  expect(compareTexts(`${cover} राष्ट्रको नाम`, '<p>राष्ट्रको</p>', 'ne')).toEqual({ missing: 'नाम', extra: '' })
})

test('text that only the page has is found, too', () => {
  expect(compareTexts('Adhyayan अध्ययन Contents ab', '<p>ab</p><p>k</p>', 'en')).toEqual({ missing: '', extra: 'k' })
})
