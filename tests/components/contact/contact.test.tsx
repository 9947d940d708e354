import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SITE } from '#content/site/facts.ts'
import { CONTACT_MESSAGES } from '#domain/contact-rules.ts'
import { SOMETHING_WENT_WRONG } from '#domain/failure.ts'
import { heldBack, NoAnswer } from '#tests/support/components/fake-worker.ts'
import { forgetErrors, openApp, query, reload, textsOf } from '#tests/support/components/open-app.tsx'
import { CONTACT_MESSAGE } from '#tests/support/samples/contact-message.ts'

const FIELDS = ['Name', 'Email', 'Subject', 'Message'] as const
const main = page.getByRole('main')
const field = (label: string) => main.getByLabelText(label, { exact: true })
const send = main.getByRole('button', { name: 'Send Message' })

async function fill() {
  const { name, email, subject, message } = CONTACT_MESSAGE
  for (const [label, text] of [
    ['Name', name],
    ['Email', email],
    ['Subject', subject],
    ['Message', message],
  ] as const)
    await field(label).fill(text)
}

const isValid = (label: string) => field(label).element().matches(':valid')

test('the page to write to us says where we are and when somebody answers', async () => {
  await openApp('/contact')
  await expect.element(main.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
  expect(textsOf(main.getByRole('term'))).toEqual(['Address', 'Phone', 'Write to', 'Working Hours'])
  const details = main.getByRole('definition')
  await expect.element(details.nth(0)).toHaveTextContent(SITE.address)
  expect(textsOf(details.nth(1).getByRole('link'))).toEqual([...SITE.phones])
  expect(textsOf(details.nth(2).getByRole('link'))).toEqual([...SITE.emails])
  await expect.element(details.nth(3)).toMatchTextContent('Sunday to Friday: 9:00 AM-5:00 PM')
  await expect.element(details.nth(3)).toMatchTextContent('Saturday: Closed')
})

test('the form has a trap for robots that nobody meets', async () => {
  await openApp('/contact')
  await expect.element(field('Name')).toBeVisible()
  await expect.element(query('input[name=homepage]')).toHaveAttribute('tabindex', '-1')
  await expect.element(page.getByRole('textbox')).toHaveLength(FIELDS.length)
  field('Name').element().focus()
  for (const label of ['Email', 'Subject', 'Message']) {
    await userEvent.tab()
    await expect.element(field(label)).toHaveFocus()
  }
  await userEvent.tab()
  await expect.element(send).toHaveFocus()
})

test('the form requires every field, and an email that is one', async () => {
  const { calls } = await openApp('/contact')
  await fill()
  for (const label of FIELDS) {
    const input = field(label).element()
    const typed = input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement ? input.value : ''
    await field(label).fill('')
    expect(isValid(label), label).toBe(false)
    await send.click()
    await expect.element(field(label)).toHaveFocus()
    await field(label).fill(typed)
  }
  await field('Email').fill('no address')
  expect(isValid('Email')).toBe(false)
  await send.click()
  await expect.element(field('Email')).toHaveFocus()
  await expect.element(field('Message')).toHaveAttribute('rows', '4')
  expect(calls).toEqual([])
})

test('while a message is sent the button is disabled and turns; then we give thanks, and the form is empty', async () => {
  const answer = heldBack({ received: true } as const)
  await openApp('/contact', { answers: { contact: { send: answer.wait } } })
  await fill()
  await send.click()
  await expect.element(send).toBeDisabled()
  expect(send.element().querySelector('.animate-spin')).toBeVisible()
  answer.release()
  await expect.element(main.getByRole('status')).toHaveTextContent(CONTACT_MESSAGES.received)
  for (const label of FIELDS) await expect.element(field(label)).toHaveValue('')
  await expect.element(send).toBeEnabled()
})

test('a failure is reported, the text survives a reload, and the message can be sent again', async () => {
  const { inputsOf } = await openApp('/contact', {
    answers: {
      contact: {
        send: () => {
          throw new NoAnswer()
        },
      },
    },
  })
  await fill()
  await send.click()
  await expect.element(main.getByRole('alert')).toMatchTextContent(SOMETHING_WENT_WRONG)
  await expect.element(main.getByRole('alert')).toHaveFocus()
  const again = await reload({ answers: { contact: { send: () => ({ received: true }) } } })
  await expect.element(field('Message')).toHaveValue(CONTACT_MESSAGE.message)
  await send.click()
  await expect.element(page.getByText(CONTACT_MESSAGES.received)).toBeVisible()
  // The same message, in case the first one arrived after all.
  expect(again.inputsOf('contact.send')).toEqual(inputsOf('contact.send'))
  await forgetErrors()
})
