import { SITE } from './facts.ts'

/** The page that says how a note is sent to us. */
export const CONTRIBUTE = {
  intro:
    'Have you written a note that others could learn from? This is how it reaches us. You need no account, and any phone will do.',
  steps: [
    {
      title: 'Put the note where we can open it',
      text: 'A PDF, a document or clear photographs of your pages, in Google Drive or anywhere else that gives you a link. Let everyone who has the link read it.',
    },
    {
      title: 'Write to us',
      text: `Send us the link, the class, subject and chapter, and the name that should stand on the note. You can also send the file itself by email to ${SITE.emails.join(' or ')}.`,
    },
    {
      title: 'We read it and answer',
      text: 'We check every formula, number and answer, and ask you about what we do not understand. Then we set the note like the others and publish it under CC BY 4.0, or tell you why we do not.',
    },
  ],
  wanted: [
    'One whole chapter of the present syllabus',
    'Every derivation and every reaction that the board asks for',
    'Worked examples with their units',
    'Questions in the style of the board, with full answers',
    'Your own words: nothing copied from books, other sites or question papers',
  ],
} as const
