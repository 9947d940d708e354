// npm test: runs all tests from a fresh clone, and ends with a line that counts them. npm run test:PART [-- ARG...]:
// one part of it; the arguments go to its tests, such as a file or `--ui`.
import { giveUp, prepareMachine } from './set-up/machine.mjs'
import { PARTS, WHOLE } from './testing/parts.mjs'
import { runStep } from './testing/run-step.mjs'

const [part, ...more] = process.argv.slice(2)
if (part !== undefined && !Object.hasOwn(PARTS, part)) {
  giveUp(`There is no part ${part} of the tests, only ${Object.keys(PARTS).join(', ')}.`)
}
prepareMachine()

const outcomes = part === undefined ? await runWhole() : await runInTurn(PARTS[part], more)
const sum = (name) => outcomes.reduce((total, outcome) => total + outcome[name], 0)
// The steps print thousands of lines, of which perhaps only the last ones were kept.
const failures = outcomes.flatMap((outcome) => outcome.failures)
if (failures.length > 0) console.log(`\n== what failed\n\n${failures.join('\n\n')}`)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(sum('failed') === 0 ? 0 : 1)

async function runInTurn(steps, args = [], isBeside = false) {
  const outcomes = []
  for (const step of steps) outcomes.push(await runStep(step, step.runner ? args : [], isBeside))
  return outcomes
}

async function runWhole() {
  const { prepare, steps, beside } = WHOLE
  const prepared = await runInTurn(prepare)
  const rest = await Promise.all([runInTurn(steps), ...beside.map((step) => runInTurn([step], [], true))])
  return [...prepared, ...rest.flat()]
}
