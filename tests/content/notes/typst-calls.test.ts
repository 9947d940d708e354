import { expect, test } from 'vitest'
import { findCalls } from '#scripts/content/notes/typst-calls.ts'

test('finds calls with their arguments and bodies, and their lines', () => {
  const source = '= Heading\n\n#question(marks: 5)[Why?][Because. #earns(5)]\n#question[Who?]\n'
  expect(findCalls(source, 'question')).toEqual([
    { line: 3, args: 'marks: 5', bodies: ['Why?', 'Because. #earns(5)'] },
    { line: 4, args: '', bodies: ['Who?'] },
  ])
})

test.each([
  ['a formula', 'The half-open $[0, 1)$ holds $["H"^+] > 0$ and $"a ] b"$.'],
  ['an escaped bracket', 'A bracket \\] alone.'],
  ['an address', 'See https://moe.gov.np/ now.'],
  ['a comment', 'Text // with ] in it\nand more.'],
  ['a call in it', '#box[inside] and #chem("A]B") end.'],
  ['raw text', 'The code `a]b` here.'],
])('does not end a body at a bracket of %s', (_, body) => {
  expect(findCalls(`#question[${body}][Second.]`, 'question')[0]?.bodies).toEqual([body, 'Second.'])
})

test('finds calls inside others, and none in comments or of longer names', () => {
  const source = '#beside(fig)[#choice(answer: "B")[a][b]]\n// #choice[no]\n#choices[no]\n'
  expect(findCalls(source, 'choice')).toEqual([{ line: 1, args: 'answer: "B"', bodies: ['a', 'b'] }])
})
