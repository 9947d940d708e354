import { describe, expect, test } from 'vitest'
import { AVATAR_MESSAGES } from '#domain/account/avatar-rules.ts'
import { SIGN_IN_FIRST } from '#domain/account/owner.ts'
import { NO_DATABASE } from '#domain/failure.ts'
import { PICTURE } from '#tests/support/samples/picture.ts'
import { type Browser, callRaw, openBrowser, openStudent, refusal, testEnv } from '#tests/support/worker/api-client.ts'
import { hasLibsql, setControl } from '#tests/support/worker/count-round-trips.ts'
import { openDatabase } from '#worker/db/client.ts'
import { profile, user } from '#worker/db/schema.ts'

const db = openDatabase(testEnv)

const NO_IMAGE = AVATAR_MESSAGES.noImage
const TOO_LARGE = AVATAR_MESSAGES.tooLarge
const PREFIX = 'data:image/jpeg;base64,'
const bytesOf = (picture: string) => Buffer.from(picture.slice(PREFIX.length), 'base64')

const setAvatar = ({ api }: Pick<Browser, 'api'>, image: string = PICTURE['8x8']) =>
  api.profile.setAvatar.mutate({ image })

describe('a profile picture', () => {
  test('is served to its student, byte for byte, from an address of its own', async () => {
    const asha = await openStudent()
    const { user: student } = await setAvatar(asha)
    expect(student.photoURL).toMatch(/^\/api\/avatar\/[\w-]{22}$/)
    const picture = await asha.request(student.photoURL ?? '')
    expect(picture.status).toBe(200)
    expect(Buffer.from(await picture.arrayBuffer())).toEqual(bytesOf(PICTURE['8x8']))
    expect(Object.fromEntries(picture.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, max-age=31536000, immutable',
      vary: 'Cookie',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
    })
  })

  test('is represented by its address in every auth user', async () => {
    const asha = await openStudent()
    const { user: student } = await setAvatar(asha)
    expect((await asha.api.session.query()).user).toEqual(student)
    expect((await asha.api.profile.get.query()).avatar_url).toBe(student.photoURL)
    for (const path of ['session', 'profile.get']) {
      expect((await (await callRaw(asha, path, 'query', undefined)).text()).length).toBeLessThan(1000)
    }
  })

  test('has a new address when it changes, and the old address answers 404', async () => {
    const asha = await openStudent()
    const { user: first } = await setAvatar(asha)
    const other = PREFIX + Buffer.from([...bytesOf(PICTURE['8x8']), 0]).toString('base64')
    const { user: second } = await setAvatar(asha, other)
    expect(second.photoURL).not.toBe(first.photoURL)
    expect((await asha.request(first.photoURL ?? '')).status).toBe(404)
    expect((await asha.request(second.photoURL ?? '')).status).toBe(200)
  })

  test.runIf(hasLibsql)('is a 503 while the database does not answer, as everything else is', async () => {
    const asha = await openStudent()
    const { user: student } = await setAvatar(asha)
    await setControl({ failures: 3 })
    const answer = await asha.request(student.photoURL ?? '')
    expect(answer.status).toBe(503)
    expect(await answer.json()).toEqual({
      error: {
        code: 'SERVICE_UNAVAILABLE',
        message: NO_DATABASE,
      },
    })
  })

  test('is not shown to anybody else', async () => {
    const asha = await openStudent()
    const { user: student } = await setAvatar(asha)
    const address = student.photoURL ?? ''
    const bina = await openStudent('bina@example.com')
    for (const browser of [bina, openBrowser()]) {
      const answer = await browser.request(address)
      expect(answer.status).toBe(404)
      expect(answer.headers.get('Cache-Control')).toBe('no-store')
      expect(await answer.json()).toHaveProperty('error')
    }
    expect(await refusal(setAvatar(openBrowser()))).toEqual({ status: 401, message: SIGN_IN_FIRST })
  })

  test('can be removed', async () => {
    const asha = await openStudent()
    const { user: student } = await setAvatar(asha)
    expect((await asha.api.profile.removeAvatar.mutate()).user.photoURL).toBeNull()
    expect((await asha.request(student.photoURL ?? '')).status).toBe(404)
    expect((await asha.api.session.query()).user?.photoURL).toBeNull()
    expect((await db.select().from(profile))[0]?.avatarUrl).toBeNull()
    await asha.api.profile.removeAvatar.mutate()
  })
})

describe('an invalid picture', () => {
  test('is refused, and changes nothing', async () => {
    const asha = await openStudent()
    const refused = (image: string) => refusal(setAvatar(asha, image))
    const page = `${PREFIX}${Buffer.from('<script>alert(1)</script>').toString('base64')}`
    for (const image of ['', page, PICTURE['8x8'].replace('jpeg', 'svg+xml'), `${PICTURE['8x8']}" onerror="alert(1)`]) {
      expect(await refused(image)).toEqual({ status: 400, message: NO_IMAGE })
    }
    expect(await refused(PICTURE['151x10'])).toEqual({ status: 400, message: TOO_LARGE })
    expect(await refused(PICTURE['8x8'] + 'A'.repeat(1_000_000))).toEqual({ status: 400, message: TOO_LARGE })
    expect(await db.select({ address: user.photoUrl }).from(user)).toEqual([{ address: null }])
  })

  test('is refused by its length alone if it is too long', async () => {
    const asha = await openStudent()
    const send = (path: string, length: number) => callRaw(asha, path, 'mutation', { image: 'x'.repeat(length) })
    expect((await send('profile.setAvatar', 1_300_000)).status).toBe(413)
    expect((await send('profile.setAvatar', 1_100_000)).status).toBe(400)
  })

  test('cannot use the larger limit of the picture for another procedure', async () => {
    const asha = await openStudent()
    for (const path of [
      'profile.update',
      'profile.setAvatar,profile.update',
      'PROFILE.setAvatar',
      'profile.setAvatar/',
    ]) {
      const answer = await callRaw(asha, path, 'mutation', { image: 'x'.repeat(200_000) })
      expect([path, answer.status]).toEqual([path, 413])
    }
  })
})

test('the longest accepted picture is valid', async () => {
  const asha = await openStudent()
  const longest = PREFIX + Buffer.concat([bytesOf(PICTURE['8x8']), Buffer.alloc(749_000)]).toString('base64')
  expect(longest.length).toBeLessThan(1_000_000)
  expect((await setAvatar(asha, longest)).user.photoURL).toMatch(/^\/api\/avatar\//)
})
