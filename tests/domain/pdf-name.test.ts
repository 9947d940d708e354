import { expect, test } from 'vitest'
import { pdfNameOf } from '#domain/pdf-name.ts'

test.each([
  ['Rotational Dynamics', 'Rotational Dynamics.pdf'],
  ['नेपाली व्याकरण', 'नेपाली व्याकरण.pdf'],
  ['Waves: sound / light?', 'Waves sound light.pdf'],
  ['...', 'document.pdf'],
])('%s is downloaded as %s', (title, name) => expect(pdfNameOf(title)).toBe(name))
