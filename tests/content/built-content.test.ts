import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { SubjectOutline } from '#domain/catalogue/catalogue.ts'
import type { QuizSummary } from '#domain/quiz/quiz.ts'
import { DIFFICULTIES } from '#domain/quiz/quiz-kinds.ts'
import type { QuizWithVersions } from '#domain/quiz/quiz-versions.ts'
import { buildContent } from '#scripts/content/built-content.ts'
import { countContent, loadContent } from '#scripts/content/content.ts'
import { contentFolder } from '#scripts/content/places.ts'
import { readExams } from '#scripts/content/quizzes/exams.ts'
import { projectFolder } from '#scripts/set-up/files.mjs'
import { changeSmall, layContent, listMistakes } from '../support/samples/content-folder.ts'
import { SMALL } from '../support/samples/small-content.ts'

/** The name of a question could give its answer away. */
const HASH = expect.stringMatching(/^[0-9a-f]{12}$/)

test('the content is in order and complete', async () => {
  const { quizzes, ...content } = await loadContent()
  const counts = countContent({ quizzes, ...content })
  const folders = readdirSync(join(projectFolder, 'content/quizzes'), { withFileTypes: true })
  const mocks = folders.filter((entry) => entry.isDirectory()).length
  expect(counts).toMatchObject({ subjects: 20, chapters: 220, mocks })
  const exams = readExams(contentFolder)
  for (const { exam, id, totalQuestions, totalMarks, timeLimit } of quizzes.filter(({ exam }) => exam)) {
    const profile = exams.get(exam?.id ?? '')
    expect({ id, totalQuestions, totalMarks, timeLimit, penalty: exam?.penaltyPerWrong }).toEqual({
      id,
      totalQuestions: profile?.questions.value,
      totalMarks: profile?.marks.value,
      timeLimit: profile?.duration.value,
      penalty: profile?.penaltyPerWrong.value,
    })
  }
  // The figures of each exam that the specification fixes. Only this test states them.
  const facts = quizzes.map(({ id, totalQuestions, totalMarks, timeLimit, exam }) => ({
    id,
    totalQuestions,
    totalMarks,
    timeLimit,
    penalty: exam?.penaltyPerWrong,
  }))
  expect(facts).toEqual(
    expect.arrayContaining([
      { id: 'ioe-mock-1', totalQuestions: 100, totalMarks: 140, timeLimit: 120, penalty: 0.1 },
      { id: 'ioe-mock-2', totalQuestions: 100, totalMarks: 140, timeLimit: 120, penalty: 0.1 },
      { id: 'cee-mock-1', totalQuestions: 200, totalMarks: 200, timeLimit: 180, penalty: 0.25 },
    ]),
  )
})

test('the quizzes are spread over the difficulties', async () => {
  const { quizzes } = await loadContent()
  for (const level of DIFFICULTIES) {
    const share = quizzes.filter(({ difficulty }) => difficulty === level).length / quizzes.length
    expect([level, share > 0.15 && share < 0.6]).toEqual([level, true])
  }
})

describe('a build', () => {
  const list = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  // Another build may run beside this one, with its own draft.
  const drafts = () =>
    readdirSync(join(projectFolder, '.cache')).filter((name) => name.startsWith(`content-${process.pid}`))

  test('makes what the pages read', async () => {
    const post = 'resources/blogs/ioe-entrance-exam-format'
    const folder = layContent({ ...SMALL, [`${post}.md`]: `${SMALL[`${post}.md`]}\nOne of them is $x^2$.\n` })
    const built = join(folder, 'built')
    await buildContent(folder, built)
    expect(list(built)).toEqual(
      expect.arrayContaining([
        'api/bank/list.json',
        'api/bank/quizzes/mock.json',
        'api/bank/quizzes/single.json',
        'subjects/physics.json',
        'files/notes/physics-waves-notes.pdf',
        'resources/blogs.json',
        'texts-maths.woff2',
      ]),
    )
    const { today: mock, earlier }: QuizWithVersions = JSON.parse(
      readFileSync(join(built, 'api/bank/quizzes/mock.json'), 'utf8'),
    )
    expect(earlier).toEqual({ first: mock.version, versions: [], forms: {} })
    expect(mock).toMatchObject({
      id: 'mock',
      subject: 'Mixed Subjects',
      totalQuestions: 3,
      totalMarks: 4,
      exam: {
        id: 'small-2082',
        name: 'Small entrance',
        penaltyPerWrong: 0.25,
        sections: [
          { id: 'physics', name: 'Physics', questions: 2 },
          { id: 'agility', name: 'Agility Test', questions: 1 },
        ],
      },
      questions: [
        { id: HASH, section: 'Physics' },
        { id: HASH, section: 'Physics' },
        { id: HASH, section: 'Agility Test', topic: 'Verbal' },
      ],
    })
    const positions = mock.questions.map(({ options, correctAnswer }) =>
      options.findIndex(({ id }) => id === correctAnswer),
    )
    expect(positions).toEqual([2, 1, 2])
  })

  test('gives a chapter the quizzes that ask about it alone', async () => {
    const folder = layContent(SMALL)
    const built = join(folder, 'built')
    await buildContent(folder, built)
    const { chapters }: SubjectOutline = JSON.parse(readFileSync(join(built, 'subjects/physics.json'), 'utf8'))
    expect(chapters.map(({ id, quizzes }) => [id, quizzes])).toEqual([
      ['waves', [{ id: 'single', title: 'A small quiz', totalQuestions: 2, timeLimit: 10 }]],
      ['heat', []],
    ])
  })

  test('lists the quizzes by title', async () => {
    const folder = layContent(changeSmall('quizzes/single.yaml', 'title: A small quiz', 'title: A first quiz'))
    const built = join(folder, 'built')
    await buildContent(folder, built)
    for (const file of ['quiz-list.json', 'api/bank/list.json']) {
      const quizzes: QuizSummary[] = JSON.parse(readFileSync(join(built, file), 'utf8'))
      expect(quizzes.map(({ title }) => title)).toEqual(['A first quiz', 'A small mock'])
    }
  })

  test('with a mistake makes nothing, and leaves what was built before', async () => {
    const folder = layContent(SMALL)
    const built = join(folder, 'built')
    writeFileSync(join(folder, 'quizzes/wrong.yaml'), 'title: Half a quiz\n')
    expect(await listMistakes(folder, () => buildContent(folder, built))).not.toEqual([])
    expect(existsSync(built)).toBe(false)

    mkdirSync(built)
    writeFileSync(join(built, 'before.json'), '"before"')
    expect(await listMistakes(folder, () => buildContent(folder, built))).not.toEqual([])
    expect(list(built)).toEqual(['before.json'])
    expect(drafts()).toEqual([])
  })
})

test('content:check --json says the counts, and nothing else', () => {
  const output = execFileSync(process.execPath, ['scripts/content/check.ts', '--json'], {
    cwd: projectFolder,
    encoding: 'utf8',
  })
  const counts = JSON.parse(output)
  expect(Object.keys(counts)).toEqual([
    'subjects',
    'chapters',
    'notes',
    'notePages',
    'quizzes',
    'questions',
    'mocks',
    'blogs',
    'articles',
    'news',
    'papers',
  ])
  for (const count of Object.values(counts)) expect(count).toEqual(expect.any(Number))
})

test('content:new says how it is used', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/content/skeletons/new.ts', 'book'], {
    cwd: projectFolder,
    encoding: 'utf8',
  })
  expect(status).toBe(2)
  expect(stderr).toContain('usage: npm run content:new note|quiz|paper|blog [NAME]')
})
