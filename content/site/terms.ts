import type { TextInSections } from './text-in-sections.ts'

/** The terms of use. */
export const TERMS = {
  path: '/terms',
  title: 'Terms of Service',
  updated: 'March 15, 2025',
  intro:
    'These are the rules for using Adhyayan. They are short, so please read them. By using the site you agree to them; if you do not agree, please do not use it.',
  sections: [
    {
      id: 'who-can-use-it',
      title: 'Who can use it',
      blocks: [
        'You must be at least 13 years old to use Adhyayan. If you are younger than 18, please read these terms together with a parent or guardian.',
        'Everything here is free. There is nothing to buy, and you need an account only to keep your progress and to use the reader inside the site.',
      ],
    },
    {
      id: 'your-account',
      title: 'Your account',
      blocks: [
        {
          list: [
            'Use an email address that is yours, and one account for yourself.',
            'Keep your password to yourself, and choose one that you use nowhere else.',
            'Tell us if you think that somebody else has used your account.',
            'You can stop at any time, and delete the account in your profile.',
          ],
        },
      ],
    },
    {
      id: 'fair-use',
      title: 'Fair use',
      blocks: [
        'Please do not:',
        {
          list: [
            'try to get into accounts or data that are not yours;',
            'disturb the site, for example by flooding it with requests or with messages;',
            "present our work as your own, or as somebody else's;",
            'use the site for anything that the law of Nepal forbids.',
          ],
        },
        'We may close an account that does these things. If we can, we tell you why first.',
      ],
    },
    {
      id: 'our-content',
      title: 'Our content',
      blocks: [
        'The study notes are ours, and free under the licence CC BY 4.0. You may copy, print, share, translate and change them, in a classroom or for a price, as long as you credit Adhyayan, link to the licence and say what you changed.',
        {
          link: {
            label: 'Read the licence CC BY 4.0',
            href: 'https://creativecommons.org/licenses/by/4.0/',
          },
        },
        'Quizzes, practice papers, blogs and articles are for your own study and for teaching. Please ask before you publish them elsewhere. The name Adhyayan and its mark stay ours.',
      ],
    },
    {
      id: 'your-content',
      title: 'What you send us',
      blocks: [
        'When you contribute notes or corrections, you say that you wrote them or may share them, and that we may publish them under CC BY 4.0. Please never send scanned books or papers that belong to somebody else.',
      ],
    },
    {
      id: 'exams',
      title: 'About exams',
      blocks: [
        'Adhyayan is not part of, and does not speak for, the National Examinations Board, the Institute of Engineering, the Medical Education Commission or any other body that sets an exam. Formats, syllabuses and dates change: the notice of the body itself is what counts.',
        'Scores here are for practice. They promise no mark, rank or admission.',
      ],
    },
    {
      id: 'mistakes',
      title: 'Mistakes and outages',
      blocks: [
        'We check what we publish, and we still make mistakes. If you find one, please tell us. The site comes as it is: it may be changed, slow, or away for a while, and we cannot promise that it is always there the night before an exam, so keep a copy of the notes you need.',
        'As far as the law allows, we are not liable for a loss that comes from using the site or from not being able to. Rights that the law gives you stay yours.',
      ],
    },
    {
      id: 'changes-and-law',
      title: 'Changes and law',
      blocks: [
        'When these terms change, the date at the top changes with them. If a change matters to you, we say so on the site before it holds. The law of Nepal applies.',
      ],
    },
  ],
} as const satisfies TextInSections
