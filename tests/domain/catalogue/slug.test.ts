import { expect, test } from 'vitest'
import { slugify } from '#domain/catalogue/slug.ts'

test.each([
  ['Rotational Dynamics', 'rotational-dynamics'],
  ['  IOE: Vectors & 3D Geometry!  ', 'ioe-vectors-3d-geometry'],
  ['---', ''],
  ['C++ / C#', 'c-c'],
  ['नेपाली व्याकरण (कक्षा १२)', 'नेपाली-व्याकरण-कक्षा-१२'],
])('the slug of %j is %j', (title, slug) => {
  expect(slugify(title)).toBe(slug)
})
