import { expect, test } from 'vitest'
import { loadContent } from '#scripts/content/content.ts'
import { changeSmall, layContent, listMistakes } from '#tests/support/samples/content-folder.ts'
import { SMALL } from '#tests/support/samples/small-content.ts'

const NOTE = 'notes/physics/waves/notes.typ'

/** Not in the cache, which finds a note by its text. */
const SECRET = `Line ${Date.now()} of process ${process.pid}.`

const noteOf = (number: number, text: string) =>
  (SMALL[NOTE] ?? '').replace('title: "Waves"', `title: "Waves ${number}"`).replace('Sound and light.', text)

test('notes that are not in the cache are compiled by threads, in the order of their files', async () => {
  const numbers = [1, 2, 3, 4, 5]
  const folder = layContent({
    ...SMALL,
    ...Object.fromEntries(numbers.map((n) => [`notes/physics/waves/n${n}.typ`, noteOf(n, `${SECRET} Number ${n}.`)])),
  })
  const { notes } = await loadContent(folder)
  expect(notes.map(({ title }) => title)).toEqual([...numbers.map((n) => `Waves ${n}`), 'Waves'])
  for (const number of numbers) expect(notes[number - 1]?.flowing.html).toContain(`${SECRET} Number ${number}.`)
})

test('the mistakes that threads meet are all reported, in the order of the files', async () => {
  const well = [1, 2, 3, 4].map((n) => [`notes/physics/waves/n${n}.typ`, noteOf(n, `${SECRET} ${n} is well.`)])
  const folder = layContent({
    ...changeSmall(NOTE, 'Sound and light.', `${SECRET} #nowhere`),
    'notes/physics/waves/a.typ': noteOf(5, `${SECRET} #nothing`),
    ...Object.fromEntries(well),
  })
  expect(await listMistakes(folder, loadContent)).toEqual([
    expect.stringMatching(/^notes\/physics\/waves\/a\.typ:8: .*nothing/),
    expect.stringMatching(/^notes\/physics\/waves\/notes\.typ:8: .*nowhere/),
  ])
})
