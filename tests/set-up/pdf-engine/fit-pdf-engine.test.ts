import { expect, test } from 'vitest'
import { applyChange } from '#scripts/vite/pdf-engine/change.ts'
import { fitFile, requireVersion } from '#scripts/vite/pdf-engine/fit-pdf-engine.ts'

const CODE = `const start = 1;
;// ./src/a.js
const a = 1;
;// ./src/editor/tools.js
const tools = 1;
;// ./src/editor/editor.js
class Editor { large() {} }
;// ./src/b.js
const b = a;
`

test('modules and folders are replaced, and passages change', () => {
  const change = {
    folders: ['./src/editor/'],
    modules: { './src/editor/editor.js': 'class Editor {}' },
    passages: [['const b = a;', 'const b = "$&";']] as const,
  }
  expect(applyChange(CODE, change)).toBe(`const start = 1;
;// ./src/a.js
const a = 1;
;// ./src/editor/tools.js

;// ./src/editor/editor.js
class Editor {}
;// ./src/b.js
const b = "$&";
`)
})

test.each([
  ['a module that is gone', { modules: { './src/c.js': '' } }, 'the module ./src/c.js is not there'],
  ['a folder that is gone', { modules: {}, folders: ['./src/forms/'] }, 'the module ./src/forms/ is not there'],
  ['a passage that is gone', { modules: {}, passages: [['const c', '']] as const }, 'not there exactly once:\nconst c'],
  ['a passage that is there twice', { modules: {}, passages: [['= 1', '']] as const }, 'not there exactly once:\n= 1'],
])('%s stops the build with what to do', (_, change, what) => {
  const build = () => fitFile('pdfjs-dist/build/pdf.mjs', CODE, change)
  expect(build).toThrow(what)
  expect(build).toThrow('pdf.js has changed: in pdfjs-dist/build/pdf.mjs, ')
  expect(build).toThrow(
    /correct them, set VERSION\nin fit-pdf-engine.ts and run: npm run test:browser -- tests\/e2e\/pdf/,
  )
  expect(build).toThrow(/Or stay with the version that works: npm install --save-exact pdfjs-dist@\d/)
})

test('another version stops the build, even if all that changes is still there', () => {
  expect(() => requireVersion('6.4.0')).toThrow('pdf.js has changed: it is 6.4.0, and the changes are for 6.3.289.')
  expect(() => requireVersion('6.3.289')).not.toThrow()
})
