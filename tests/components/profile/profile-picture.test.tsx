import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { AVATAR_MESSAGES } from '#domain/account/avatar-rules.ts'
import { fakeStudent } from '#tests/support/components/fake-student.ts'
import { type Answers, heldBack, NoAnswer, Refusal } from '#tests/support/components/fake-worker.ts'
import { openApp, takeErrors } from '#tests/support/components/open-app.tsx'

const about = page.getByRole('region', { name: 'About you' })
const picture = () => about.element().querySelector('img')
const saysBad = (text: string) => expect.element(about.getByRole('alert')).toHaveTextContent(text)
const saysGood = (text: string) => expect.element(about.getByRole('status')).toHaveTextContent(text)
const sizeOfPicture = () => [picture()?.naturalWidth, picture()?.naturalHeight]

let student = fakeStudent()

beforeEach(() => {
  student = fakeStudent()
})
afterEach(() => {
  vi.restoreAllMocks()
})

const keepIt = ({ image }: { image: string }) => ({ user: { ...student.user, photoURL: image } })

async function open(profile: Answers['profile'] = {}, photoURL: string | null = null) {
  const { answers, user } = student
  const app = await openApp('/dashboard/profile', {
    student: { ...user, photoURL },
    answers: { ...answers, profile: { ...answers.profile, setAvatar: keepIt, ...profile } },
  })
  await expect.element(about.getByRole('button', { name: 'Change Picture' })).toBeVisible()
  return app
}

/** Chooses a file as in the browser's dialog. */
function choose(content: BlobPart, name: string, type: string) {
  const input = about.getByLabelText('Profile picture').element() as HTMLInputElement
  const files = new DataTransfer()
  files.items.add(new File([content], name, { type }))
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** A picture of one colour. */
async function paint(width: number, height: number, type = 'image/png'): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (context) context.fillStyle = 'rgb(242 177 52 / 0.5)'
  context?.fillRect(0, 0, width, height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas gave no picture.'))), type),
  )
}

test('must be an image, of less than 5 MB, that can be read', async () => {
  const { inputsOf } = await open()
  choose('<script>alert(1)</script>', 'me.html', 'text/html')
  await saysBad(AVATAR_MESSAGES.noImage)
  choose(new Uint8Array(5 * 1024 * 1024), 'me.jpg', 'image/jpeg')
  await saysBad(AVATAR_MESSAGES.largeFile)
  choose(new Uint8Array(5 * 1024 * 1024 - 1), 'me.jpg', 'image/jpeg')
  await saysBad(AVATAR_MESSAGES.unreadable)
  choose('<svg', 'me.svg', 'image/svg+xml')
  await saysBad(AVATAR_MESSAGES.unreadable)
  expect(inputsOf('profile.setAvatar')).toEqual([])
  takeErrors()
})

test('that the worker refuses, or that does not arrive, says so, and the same file can be chosen again', async () => {
  let setAvatar = (_: { image: string }): ReturnType<typeof keepIt> => {
    throw new Refusal(400, AVATAR_MESSAGES.tooLarge)
  }
  await open({ setAvatar: (input) => setAvatar(input) })
  const file = await paint(300, 300, 'image/jpeg')
  choose(file, 'me.jpg', 'image/jpeg')
  await saysBad(AVATAR_MESSAGES.tooLarge)
  setAvatar = () => {
    throw new NoAnswer()
  }
  choose(file, 'me.jpg', 'image/jpeg')
  await saysBad(AVATAR_MESSAGES.notUpdated)
  await expect.element(about).toMatchTextContent('Please check your internet connection')
  setAvatar = keepIt
  choose(file, 'me.jpg', 'image/jpeg')
  await saysGood(AVATAR_MESSAGES.updated)
  takeErrors()
})

test.each([
  [1200, 800, 150, 100],
  [40, 60, 40, 60],
])('of %d by %d is sent at %d by %d', async (width, height, fitWidth, fitHeight) => {
  const { inputsOf } = await open()
  choose(await paint(width, height), 'me.png', 'image/png')
  await saysGood(AVATAR_MESSAGES.updated)
  const [sent] = inputsOf('profile.setAvatar') as { image: string }[]
  expect(sent?.image).toMatch(/^data:image\/jpeg;base64,/)
  expect(sent?.image.length).toBeLessThan(20_000)
  await expect.poll(sizeOfPicture).toEqual([fitWidth, fitHeight])
  expect(page.getByRole('banner').element().querySelector('img')?.src).toBe(sent?.image)
})

test('is drawn again with less quality when its text is longer than a million characters', async () => {
  const draw = HTMLCanvasElement.prototype.toDataURL
  const toDataURL = vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(function (
    this: HTMLCanvasElement,
    type?: string,
    quality?: number,
  ) {
    const text = draw.call(this, type, quality)
    return quality === 0.8 ? text.padEnd(1_000_001, 'A') : text
  })
  await open()
  choose(await paint(300, 300), 'me.png', 'image/png')
  await saysGood(AVATAR_MESSAGES.updated)
  expect(toDataURL.mock.calls).toEqual([
    ['image/jpeg', 0.8],
    ['image/jpeg', 0.5],
  ])
  await expect.poll(picture).not.toBeNull()
})

test('that is missing is replaced by the letter', async () => {
  await open({}, '/api/avatar/none')
  await expect.element(about.getByText('A', { exact: true })).toBeVisible()
  await expect.poll(picture).toBeNull()
})

test('that was removed stays away, whatever was asked before', async () => {
  // The worker's answer about the profile was requested before the picture was removed, and arrives after that.
  const { answers, user } = student
  const held = heldBack(undefined)
  const known = { ...student.state.profile, avatar_url: '/icon.svg' }
  localStorage.setItem(`profile_${user.uid}`, JSON.stringify(known))
  const { calls } = await open(
    {
      get: async () => {
        await held.wait()
        return { ...answers.profile.get(), avatar_url: '/icon.svg' }
      },
      removeAvatar: () => ({ user: { ...user, photoURL: null } }),
    },
    '/icon.svg',
  )
  await expect.poll(() => calls.some(({ procedure }) => procedure === 'profile.get')).toBe(true)
  await about.getByRole('button', { name: 'Remove Picture' }).click()
  await saysGood(AVATAR_MESSAGES.removed)
  held.release()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Asha')
  await expect.element(about.getByText('Loading')).not.toBeInTheDocument()
  expect(picture()).toBeNull()
  expect(page.getByRole('banner').element().querySelector('img')).toBeNull()
})
