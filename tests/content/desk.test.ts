import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openDeskApi } from '#scripts/content/desk/desk-api.ts'
import { openNotes } from '#scripts/content/desk/desk-note.ts'
import { readDeskQuiz } from '#scripts/content/desk/desk-quiz.ts'
import { watchContent } from '#scripts/content/desk/watch-content.ts'
import { copyContent, layContent } from '../support/samples/content-folder.ts'
import { NEW_QUESTION as NEW, openDesk } from '../support/samples/desk.ts'
import { SMALL } from '../support/samples/small-content.ts'

const QUIZ = 'quizzes/single.yaml'
const NOTE = 'notes/physics/wave-motion/notes.typ'

const written = (folder: string) => readFileSync(join(folder, QUIZ), 'utf8')

test('a quiz is shown with all of its questions though one has mistakes, and each mistake with its line and question', () => {
  const text = SMALL[QUIZ]?.replace('topic: Sound', 'topic: Noise').replace('answer: B', 'answer: E') ?? ''
  const folder = layContent({ ...SMALL, [QUIZ]: text })
  const { questions, mistakes } = readDeskQuiz(folder, QUIZ)
  expect(questions.map(({ id, answer }) => [id, answer])).toEqual([
    ['minute', expect.stringMatching(/[A-D]/)],
    ['sum', 'E'],
  ])
  expect(mistakes).toEqual([
    {
      line: 34,
      quote: 'answer: E',
      question: { number: 2, id: 'sum' },
      message: 'answer: the answer is one of A, B, C, D',
    },
  ])
  const right = layContent({ ...SMALL, [QUIZ]: text.replace('answer: E', 'answer: B') })
  expect(readDeskQuiz(right, QUIZ).mistakes).toMatchObject([
    {
      quote: 'topic: Noise',
      question: { number: 1, id: 'minute' },
      message: expect.stringContaining('"Noise" is no topic of'),
    },
  ])
})

test('a question is added and edited in the file, and the rest of the file stays as it was', async () => {
  const folder = layContent(SMALL)
  const ask = openDesk(folder)
  const before = written(folder)
  expect(await ask('PUT', '/desk/question', { file: QUIZ, question: NEW })).toMatchObject({ status: 200 })
  expect(written(folder).startsWith(before.trimEnd())).toBe(true)
  expect(readDeskQuiz(folder, QUIZ)).toMatchObject({ questions: [{ id: 'minute' }, { id: 'sum' }, NEW], mistakes: [] })

  const second = readDeskQuiz(folder, QUIZ).questions[1]
  const edited = { ...second, explanation: 'Counting on gives $5$, not 6.' }
  expect(await ask('PUT', '/desk/question', { file: QUIZ, question: edited, replaces: 'sum' })).toMatchObject({
    status: 200,
  })
  expect(readDeskQuiz(folder, QUIZ)).toMatchObject({
    questions: [{ id: 'minute' }, { id: 'sum', explanation: 'Counting on gives $5$, not 6.' }, NEW],
    mistakes: [],
  })
  const begin = before.slice(0, before.indexOf('  - id: sum'))
  expect(written(folder).startsWith(begin)).toBe(true)
  expect(
    written(folder)
      .split('\n')
      .every((line) => line.length <= 120),
  ).toBe(true)
})

test('a missing file or question is not written, and is reported', async () => {
  const folder = layContent(SMALL)
  const ask = openDesk(folder)
  const before = written(folder)
  expect(await ask('PUT', '/desk/question', { file: QUIZ, question: NEW, replaces: 'gone' })).toMatchObject({
    status: 400,
    body: { mistakes: ['The question "gone" is not in the file any more. Nothing was written.'] },
  })
  for (const file of ['../package.json', 'quizzes/../../x.yaml', 'exams/small-2082.yaml', ''])
    expect(await ask('PUT', '/desk/question', { file, question: NEW })).toMatchObject({ status: 400 })
  expect(await ask('GET', '/desk/note?file=../../etc/passwd')).toMatchObject({ status: 400 })
  expect(written(folder)).toBe(before)
})

test('a note is shown in both editions, with the line of each mistake, and sample text is one', async () => {
  const folder = copyContent()
  const notes = openNotes(folder)
  expect(await notes.look(NOTE)).toMatchObject({
    ...{ pages: expect.any(Number), mistakes: [] },
    old: { paper: false, phone: false },
  })
  expect(notes.read(NOTE)).toMatchObject({
    pdf: expect.any(Buffer),
    flowing: { html: expect.stringContaining('<math') },
  })

  const source = readFileSync(join(folder, NOTE), 'utf8')
  writeFileSync(join(folder, NOTE), `${source}\n#place(top)[Only on paper.]`)
  expect(await notes.look(NOTE)).toMatchObject({ pages: expect.any(Number), old: { paper: false, phone: true } })
  writeFileSync(join(folder, NOTE), `${source}\n$v`)
  expect(await notes.look(NOTE)).toMatchObject({ pages: null, old: { paper: true, phone: true } })
  writeFileSync(join(folder, NOTE), source.replace('#caution(', '#remember('))
  expect(await notes.look(NOTE)).toMatchObject({
    mistakes: [{ message: 'this note lacks a box of common mistakes, #caution' }],
  })
  writeFileSync(join(folder, NOTE), source)
  expect(await notes.look(NOTE)).toMatchObject({ old: { paper: false, phone: false }, mistakes: [] })

  const ask = openDesk(folder)
  await ask('POST', '/desk/file', { kind: 'note', name: 'physicsClass11/kinematics/desk' })
  const begun = 'notes/physicsClass11/kinematics/desk.typ'
  expect(await ask('GET', `/desk/note?file=${begun}`)).toMatchObject({
    status: 200,
    body: {
      pages: 1,
      mistakes: expect.arrayContaining([expect.objectContaining({ message: expect.stringContaining('sample text') })]),
    },
  })
  expect(await ask('POST', '/desk/file', { kind: 'note', name: 'physics/waves' })).toMatchObject({
    status: 400,
    body: { mistakes: [expect.stringContaining('There is no chapter "waves" in physics. Its chapters: ')] },
  })
})

test('a quiz that was begun says which questions are samples, and belongs to an entrance if its chapter is of Class 11', async () => {
  const folder = copyContent()
  const ask = openDesk(folder)
  const name = 'class-11-physicsclass11-kinematics'
  expect(await ask('POST', '/desk/file', { kind: 'quiz', name })).toMatchObject({ status: 200 })
  expect(readDeskQuiz(folder, `quizzes/${name}.yaml`)).toMatchObject({
    head: { series: 'ioe' },
    samples: [`${name}-first`, `${name}-second`],
    mistakes: [{ message: 'the sample text is still there in lines 3, 8, 16, 32' }],
  })
})

test('a note is opened in whatever opens it, and where nothing does its place is said', async () => {
  const folder = layContent(SMALL)
  const file = 'notes/physics/waves/notes.typ'
  const shown: string[] = []
  const open = (isOpened: boolean, file: string) => {
    const show = (path: string, tell: (isOpened: boolean) => void) => {
      shown.push(path)
      tell(isOpened)
    }
    return openDeskApi(folder, openNotes(folder), show)('POST', new URL('http://localhost/desk/open'), { file })
  }
  expect(await open(true, file)).toMatchObject({ status: 200 })
  expect(await open(false, file)).toEqual({
    status: 400,
    body: { mistakes: [`No program opens it from here. The file is ${join(folder, file)}`] },
  })
  expect(await open(true, 'quizzes/single.yaml')).toMatchObject({ status: 400 })
  expect(await open(true, '../package.json')).toMatchObject({ status: 400 })
  expect(shown).toEqual([join(folder, file), join(folder, file)])
})

test('every save is noticed, also of a file in a new folder, and nothing else', async () => {
  const folder = layContent(SMALL)
  let changes = 0
  const stop = watchContent(folder, () => changes++, 5)
  onTestFinished(stop)
  const path = join(folder, 'notes/physics/heat/notes.typ')
  const saves = [
    () => mkdirSync(join(folder, 'notes/physics/heat')),
    () => writeFileSync(path, 'One.'),
    () => writeFileSync(path, 'Another.'),
    () => rmSync(path),
  ]
  for (const [index, save] of saves.entries()) {
    save()
    await vi.waitFor(() => expect(changes).toBeGreaterThan(index), { timeout: 60_000 })
    changes = index + 1
  }
  writeFileSync(join(folder, 'exams/other.txt'), 'Elsewhere.')
  readFileSync(join(folder, QUIZ))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(changes).toBe(saves.length)
})
