import { expect, test } from 'vitest'
import { openTextStore } from '#src/platform/device/local-text.ts'

/** Like a browser's, with room for this many characters. */
function storageOf(room: number): Storage {
  const texts = new Map<string, string>()
  return {
    get length() {
      return texts.size
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem(key, text) {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError')
      texts.set(key, text)
    },
    removeItem: (key) => void texts.delete(key),
    clear: () => texts.clear(),
  }
}

test('a text is read as it was written, listed by its beginning, and removed', () => {
  const store = openTextStore(
    (
      (storage) => () =>
        storage
    )(storageOf(100)),
  )
  expect([store.write('profile_a', 'Asha'), store.write('theme', 'dark')]).toEqual([true, true])
  expect([store.read('profile_a'), store.read('profile_b'), store.list('profile_')]).toEqual([
    'Asha',
    null,
    ['profile_a'],
  ])
  store.remove('profile_a')
  expect(store.list('')).toEqual(['theme'])
})

test('a text without room stays in the tab, and the return value says so', () => {
  const storage = storageOf(4)
  const store = openTextStore(() => storage)
  expect(store.write('name', 'Asha Gurung')).toBe(false)
  expect([store.read('name'), store.list('na'), storage.getItem('name')]).toEqual(['Asha Gurung', ['name'], null])
  expect(store.write('name', 'Asha')).toBe(true)
  expect(storage.getItem('name')).toBe('Asha')
})

test('storage that is switched off throws nothing', () => {
  const store = openTextStore(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect([store.read('a'), store.list('')]).toEqual([null, []])
  expect(store.write('a', 'b')).toBe(false)
  expect(store.read('a')).toBe('b')
  store.remove('a')
  expect(store.read('a')).toBeNull()
})
