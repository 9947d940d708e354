/** The message that tests send from the contact page. Only this place changes when a rule of a message does. */
export const CONTACT_MESSAGE = {
  name: 'Asha Gurung',
  email: 'asha@example.com',
  subject: 'A mistake in the chapter on optics',
  message:
    'Thank you for the notes. They help me a lot, also on a slow line.\nThe second formula on page 3 lacks a minus.',
}
