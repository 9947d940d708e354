import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { SubjectQuestions } from '#domain/catalogue/board-questions.ts'
import type { SubjectNotes } from '#domain/catalogue/catalogue.ts'
import { readQuestions } from '#scripts/content/notes/board-questions.ts'
import { builtFolder } from '#scripts/content/places.ts'

const question = (id: string, asked: string, answer = '<details><summary>Answer</summary>42</details>') =>
  `<section class="box question" id="question-${id}"><p class="question-number">1.</p><div class="question-text">${asked}</div>${answer}</section>`

test('a question is read with its kind, its marks and its words', () => {
  const html = [
    question(
      '00000001',
      '<p>The ion Fe<sup>3+</sup> is</p><p class="option">(A) red</p><p class="option">(B) blue</p>',
    ),
    question(
      '00000002',
      '<p>(a) Prove <math><mi>a</mi><mo>&lt;</mo><mi>b</mi></math>.<br>(b) Why?</p><p class="marks">[8 marks]</p>',
    ),
    question('00000003', '<p>वाच्य बदल्नुहोस्।</p><p class="marks">[४ अङ्क]</p>'),
    '<section class="box question problem" id="problem-1"><div class="question-text">No</div></section>',
    question('00000004', '<p>Write.</p>'),
  ].join('<p>between</p>')
  expect(readQuestions(html)).toEqual([
    { id: '00000001', kind: 'choice', marks: 1, text: 'The ion Fe³⁺ is' },
    { id: '00000002', kind: 'long', marks: 8, text: '(a) Prove a < b. (b) Why?' },
    { id: '00000003', kind: 'short', marks: 4, text: 'वाच्य बदल्नुहोस्।' },
    { id: '00000004', kind: 'short', marks: null, text: 'Write.' },
  ])
})

test('a long question is cut after a word', () => {
  const [read] = readQuestions(question('00000001', `<p>${'energy '.repeat(60)}</p>`))
  expect(read?.text).toMatch(/^(energy )+…$/)
  expect(read?.text.length).toBeLessThanOrEqual(222)
})

test('every question of every note is listed, with words and without markup', () => {
  const read = <Value>(path: string): Value => JSON.parse(readFileSync(join(builtFolder, path), 'utf8'))
  for (const file of readdirSync(join(builtFolder, 'board-questions'))) {
    const { chapters, notes } = read<SubjectQuestions>(`board-questions/${file}`)
    const listed = new Map(notes.map(({ noteId, questions }) => [noteId, questions.map(({ id }) => id)]))
    const written = Object.values(read<SubjectNotes>(`subject-notes/${file}`)).flat()
    for (const { id, questions = [] } of written) {
      // Problems and checks are marked by students, too, but no board asks them.
      const own = listed.get(id) ?? []
      expect(questions).toEqual(expect.arrayContaining(own))
      expect(own.length, id).toBeGreaterThan(0)
    }
    expect(notes.every(({ chapterId }) => chapters.some(({ id }) => id === chapterId))).toBe(true)
    for (const { text } of notes.flatMap(({ questions }) => questions))
      expect(text).toMatch(/^[^<>\\]*[\p{L}\d][^\\]*$/u)
  }
})
