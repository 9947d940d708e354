import { expect, test } from 'vitest'
import { countContent, loadContent } from '#scripts/content/content.ts'
import { changeSmall, findMistakes, layContent } from '../support/samples/content-folder.ts'
import { SMALL } from '../support/samples/small-content.ts'

const SINGLE = 'quizzes/single.yaml'
const SUBJECT = 'subjects/physics.yaml'
const NOTE = 'notes/physics/waves/notes.typ'
const BLOG = 'resources/blogs/ioe-entrance-exam-format.md'

test('the small folder is in order, so that every refusal is that of its change', async () => {
  expect(countContent(await loadContent(layContent(SMALL)))).toEqual({
    subjects: 1,
    chapters: 2,
    notes: 1,
    notePages: 1,
    quizzes: 2,
    questions: 5,
    mocks: 1,
    blogs: 1,
    articles: 0,
    news: 0,
    papers: 0,
  })
})

test.each([
  [
    'a subject with a key that is not its file name',
    SUBJECT,
    'key: physics',
    'key: chemistry',
    `${SUBJECT}:1: the key "chemistry" must be the name of the file`,
  ],
  [
    'a chapter that is there twice',
    SUBJECT,
    'id: heat',
    'id: waves',
    `${SUBJECT}:15: the chapter "waves" is there twice`,
  ],
  [
    'a chapter without topics',
    SUBJECT,
    '    topics:\n      - Expansion\n',
    '    topics: []\n',
    `${SUBJECT}:18: chapters.1.topics: `,
  ],
  [
    'a note that cannot be compiled',
    NOTE,
    'Sound and',
    'Sound #nothing and',
    `${NOTE}:8: there is no #nothing: a # that should be seen is written \\#`,
  ],
  [
    'a note that says another chapter',
    NOTE,
    '"physics/waves"',
    '"physics/heat"',
    `${NOTE}:2: this file lies under physics/waves, so it begins with chapter: "physics/waves"`,
  ],
  ['a note without a title', NOTE, 'title: "Waves"', 'title: ""', `${NOTE}:3: title: this is empty: fill it in`],
  ['a blog with HTML', BLOG, 'One hundred', '<b>One</b> hundred', `${BLOG}:11: HTML is not allowed here`],
  ['a blog with a link to nowhere', BLOG, '(/quiz)', '(/nowhere)', `${BLOG}:11: there is no page /nowhere`],
  ['a blog with broken TeX', BLOG, 'One hundred', '$\\frac{2$', `${BLOG}:11: the TeX "\\frac{2" cannot be set: `],
  [
    'a blog with a broken formula',
    BLOG,
    'One hundred',
    '$$\\metre$$\n\n',
    `${BLOG}:11: the TeX "\\metre" cannot be set: `,
  ],
  ['a blog of an unknown category', BLOG, 'Entrance Exams', 'Gossip', `${BLOG}:5: category: `],
])('%s', async (_, file, from, to, beginning) => {
  const [mistake = ''] = await findMistakes(changeSmall(file, from, to))
  expect(mistake.slice(0, beginning.length)).toBe(beginning)
})

test('a note of an unknown chapter, and one in a folder that is too high', async () => {
  const text = SMALL[NOTE] ?? ''
  const message = '0: a note lies at content/notes/{subject}/{chapter}/{name}.typ of the catalogue'
  expect(
    await findMistakes({ ...SMALL, 'notes/physics/tides/notes.typ': text, 'notes/physics/lost.typ': text }),
  ).toEqual([`notes/physics/lost.typ:${message}`, `notes/physics/tides/notes.typ:${message}`])
})

test('two notes whose titles give one address', async () => {
  const second = (SMALL[NOTE] ?? '').replace('"Waves"', '"WAVES!"')
  expect(await findMistakes({ ...SMALL, 'notes/physics/waves/second.typ': second })).toEqual([
    'notes/physics/waves/second.typ:3: title: "WAVES!" gives the address that physics/waves/notes has: choose another',
  ])
})

test('two posts of one day', async () => {
  const second = (SMALL[BLOG] ?? '').replace('rank: 1', 'rank: 2').replace('featured: true\n', '')
  expect(await findMistakes({ ...SMALL, 'resources/blogs/second.md': second })).toEqual([
    'resources/blogs/second.md:4: 2026-11-21 is the day of ioe-entrance-exam-format: take another',
  ])
})

test('mistakes in several rooms are all reported at once', async () => {
  const files = {
    ...changeSmall(SINGLE, 'answer: C', 'answer: X'),
    [NOTE]: changeSmall(NOTE, 'Sound and', 'Sound #nothing and')[NOTE] ?? '',
    [BLOG]: changeSmall(BLOG, '(/quiz)', '(/nowhere)')[BLOG] ?? '',
    'quizzes/another.yaml':
      changeSmall(SINGLE, 'physics/waves', 'physics/tides')[SINGLE]?.replaceAll('many', 'few') ?? '',
  }
  const places = (await findMistakes(files)).map((mistake) => mistake.split(': ')[0])
  expect(places).toEqual([`${SINGLE}:21`, 'quizzes/another.yaml:11', `${BLOG}:11`, `${NOTE}:8`])
})
