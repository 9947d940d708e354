import { expect, test } from 'vitest'
import { findQuestionPlace } from '#domain/quiz/question-places.ts'
import { loadContent } from '#scripts/content/content.ts'
import { hideQuestionNames } from '#scripts/content/quizzes/question-forms.ts'
import { listPlaces, openPassages } from '#scripts/content/quizzes/topic-passages.ts'

test('every question leads to a passage that its chapter has, and most to a heading about their topic', async () => {
  const { quizzes, bank, notes, findPassage } = await loadContent()
  const chapters = new Set(notes.map(({ subjectKey, chapterId }) => `${subjectKey}/${chapterId}`))
  const noteById = new Map(notes.map((note) => [note.id, note]))
  const dead: string[] = []
  let [asked, toHeading] = [0, 0]
  const follow = (from: string, chapter: string, passage: ReturnType<typeof findPassage>) => {
    const note = passage && noteById.get(passage.noteId)
    if (!passage) return chapters.has(chapter) && dead.push(`${from}: ${chapter} has a note, and no link leads to it`)
    const isThere = note && `${note.subjectKey}/${note.chapterId}` === chapter
    const { heading } = passage
    asked += 1
    if (heading) toHeading += 1
    if (!isThere || (heading && !note.flowing.html.includes(`id="${heading}"`)))
      dead.push(`${from}: ${passage.noteId}#${heading}`)
  }
  for (const quiz of quizzes.map(hideQuestionNames)) {
    const places = listPlaces(quiz, bank.places, findPassage)
    for (const { id } of quiz.questions) {
      const place = findQuestionPlace(places, id)
      if (place) follow(`${quiz.id} ${id}`, place.chapter, place.passage)
      else dead.push(`${quiz.id} ${id}: no place`)
    }
  }
  for (const [chapter, questions] of bank.chapters)
    for (const { id, passage } of questions) follow(`bank ${id}`, chapter, passage)
  expect(dead).toEqual([])
  expect(toHeading / asked).toBeGreaterThan(0.8)
})

test('a topic leads to the heading with most of its words, or to the note', () => {
  const passages = ['Moment of inertia', 'The moment', 'Key facts', "Ampère's law"].map((title, index) => ({
    kind: index === 2 ? ('facts' as const) : ('section' as const),
    id: `heading-${index}`,
    title,
  }))
  const note = { id: 'note', title: 'Rotation', subjectKey: 'physics', chapterId: 'rotation', flowing: { passages } }
  const find = openPassages([note])
  expect(find('physics/rotation', 'Moments of inertia')).toEqual({
    noteId: 'note',
    heading: 'heading-0',
    title: 'Moment of inertia',
  })
  expect(find('physics/rotation', 'Ampère law')?.heading).toBe('heading-3')
  expect(find('physics/rotation', 'Key facts')).toEqual({ noteId: 'note', title: 'Rotation' })
  expect(find('physics/rotation', 'of the')).toEqual({ noteId: 'note', title: 'Rotation' })
  expect(find('physics/other', 'Moment of inertia')).toBeUndefined()
})
