import { en } from 'zod/locales'
import { config } from 'zod/v4/core'

// zod/mini has no messages of its own.
config(en())

/** Messages for teachers instead of the schema's messages about types and sizes. */
const ADVICE: readonly [RegExp, (...found: string[]) => string][] = [
  [/^Invalid ISO date$/, () => 'write the date as year-month-day: 2026-11-21'],
  [/^Invalid input: expected \w+, received undefined$/, () => 'this is missing: add it'],
  [/^Invalid input: expected \w+, received null$/, () => 'this is empty: fill it in'],
  [
    /^Invalid input: expected string, received (\w+)$/,
    (type) => `put it in single quotes, or YAML reads it as a ${type}`,
  ],
  [/^Invalid input: expected (?:int|number), received \w+$/, () => 'this is a whole number, such as 20'],
  [/^Too small: expected string to have >=1 characters$/, () => 'this is empty: fill it in'],
  [/^Too small: expected array to have >=1 items$/, () => 'at least one is needed'],
  [/^Too big: expected string to have <=(\d+) characters$/, (most) => `this is longer than ${most} characters`],
  [/^Too big: expected array to have <=(\d+) items$/, (most) => `there are more than ${most} of them`],
  [/^Too small: expected (?:int|number) to be >=(\S+)$/, (least) => `this is at least ${least}`],
  [/^Too big: expected (?:int|number) to be <=(\S+)$/, (most) => `this is at most ${most}`],
  [
    /^Invalid option: expected one of (.+)$/,
    (choices = '') => `it is one of ${choices.replaceAll('"', '').replaceAll('|', ', ')}`,
  ],
]

export function explainIssue(message: string): string {
  for (const [pattern, advise] of ADVICE) {
    const found = pattern.exec(message)
    if (found) return advise(...found.slice(1))
  }
  return message
}
