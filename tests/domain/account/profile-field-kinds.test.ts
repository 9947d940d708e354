import { expect, test } from 'vitest'
import { choice, text, yesNo } from '#domain/account/profile-field-kinds.ts'

const WRONG = 'Please choose yes or no.'

test('yes or no is stored as it is, and is no if it was never stored', () => {
  const field = yesNo(WRONG)
  expect([true, false].map(field.findError)).toEqual([null, null])
  expect([true, false].map(field.toValue)).toEqual([true, false])
  expect([true, false].map(field.toDraft)).toEqual([true, false])
  expect([true, false, undefined, null, 'yes', 1].map((value) => field.stored.parse(value))).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ])
  expect(field.draft.safeParse('yes').error?.issues.map(({ message }) => message)).toEqual([WRONG])
})

test.each([
  [{ message: WRONG }, ['', 'a', ' a ', 'c'], [null, null, null, WRONG]],
  [{ message: WRONG, isRequired: true }, ['', 'a', 'c'], [WRONG, null, WRONG]],
])('a choice with %j takes %j as %j', (rules, drafts, errors) => {
  expect(drafts.map(choice(['a', 'b'], rules).findError)).toEqual(errors)
})

test('a choice is stored without spaces, and as null if it is none of the options', () => {
  const field = choice(['a', 'b'], { message: WRONG })
  expect([' a ', ''].map(field.toValue)).toEqual(['a', null])
  expect((['a', null] as const).map(field.toDraft)).toEqual(['a', ''])
  expect(['b', 'c', 7, undefined].map((value) => field.stored.parse(value))).toEqual(['b', null, null, null])
})

test('a text is checked as it is stored, and null if it is empty', () => {
  const field = text((name) => (name === 'bad' ? WRONG : null))
  expect(['  bad ', 'good'].map(field.findError)).toEqual([WRONG, null])
  expect([' a  b\n', ' '].map(field.toValue)).toEqual(['a b', null])
  expect(['a', '', 7, undefined].map((value) => field.stored.parse(value))).toEqual(['a', null, null, null])
})
