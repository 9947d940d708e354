// The parts of `npm test`.
import { ensureChromium } from '../set-up/chromium.mjs'

/**
 * @typedef {object} Step
 * @property {string} title
 * @property {string} what a file of the project, or a command of a package
 * @property {string[]} [args]
 * @property {'vitest' | 'playwright'} [runner] which writes a report of its tests; without one the step itself is counted
 * @property {() => Record<string, string>} [env]
 */

const buildContent = { title: 'content build', what: 'scripts/content/build-content.ts' }
const build = { title: 'build', what: 'scripts/build.ts' }

const checkContent = { title: 'content', what: 'scripts/content/check.ts' }
const types = { title: 'types', what: 'tsc', args: ['-b'] }
const lint = { title: 'lint and format', what: 'biome', args: ['ci', '--error-on-warnings', '.'] }
const unused = { title: 'unused code', what: 'knip' }
const contentTests = suite('content')
const rules = suite('domain', 'units')
const setUp = suite('set-up')
/** Needs no build, only the content. */
const components = { ...suite('components'), env: ensureChromium }
/** In one run: a test can be for one of the databases alone, and reading the worker's code takes ten seconds. */
const worker = suite('worker on d1', 'worker on libsql')
/**
 * The torture runs alone: three devices keep two processors busy, and its waits are meant for a machine that does little
 * else.
 */
const torture = stories('torture', 'torture')
const browser = stories('browser', 'google', 'pages')

/** @returns {Step} Projects of playwright.config.ts. */
function stories(title, ...projects) {
  const args = ['test', ...projects.map((project) => `--project=${project}`)]
  return { title, what: 'playwright', args, runner: 'playwright', env: ensureChromium }
}

/** @returns {Step} */
function suite(...projects) {
  const args = ['run', ...projects.map((project) => `--project=${project}`)]
  return { title: projects.join(' and '), what: 'vitest', args, runner: 'vitest' }
}

/**
 * `npm run test:NAME` by NAME, and `npm run check`.
 * @type {Record<string, Step[]>}
 */
export const PARTS = {
  content: [checkContent, contentTests],
  check: [buildContent, types, lint, unused],
  rules: [buildContent, rules],
  components: [buildContent, components],
  'set-up': [buildContent, setUp],
  worker: [buildContent, worker],
  browser: [build, browser],
  torture: [build, torture],
}

/** `npm test`: the steps that fail fastest come first. */
export const WHOLE = {
  prepare: [checkContent, build],
  steps: [types, lint, unused, rules, setUp, components, torture, browser],
  /**
   * These run beside the other steps with a lower priority, and use the time in which those keep only one processor
   * busy.
   */
  beside: [worker, contentTests],
}
