import { nameDays, SESSION_DAYS } from '#domain/account/lifetimes.ts'
import { GUEST_WORK_DAYS } from '#domain/account/owner.ts'
import type { TextInSections } from './text-in-sections.ts'

/** The privacy policy. A change of what the product stores needs a change of this text, too. */
export const PRIVACY = {
  path: '/privacy',
  title: 'Privacy Policy',
  updated: 'March 15, 2025',
  intro:
    'Adhyayan is for studying. We keep what your account and your progress need, and nothing to sell. This page says what that is, in plain words.',
  sections: [
    {
      id: 'in-short',
      title: 'In short',
      blocks: [
        {
          list: [
            'You can read notes, open resources and sit quizzes without an account. We then store no results and set no cookies.',
            'With an account we store your email, your results and what you have read, so that you can find them again.',
            'There are no ads, no trackers and no analytics scripts. We do not sell or rent what we know about you.',
            'You can download all of it, and delete all of it, at any time, in your profile.',
          ],
        },
      ],
    },
    {
      id: 'what-we-store',
      title: 'What we store',
      blocks: [
        {
          facts: [
            {
              name: 'Your account',
              text: 'Your email address, and the day you joined. Of your password we store only a salted hash: a scrambled form from which nobody, we included, can read it back. If you sign in with Google, we store the name, email, picture and account number that Google gives us; we never see your Google password. Of a passkey we store its public key, which cannot sign in, the name of the device where you added it, and when it was added and last used; your fingerprint or face never leaves your device.',
            },
            {
              name: 'Your profile',
              text: 'What you fill in yourself: name, class, faculty, college, phone number, address and picture. Only your name and class are asked for; the rest is up to you.',
            },
            {
              name: 'Your results',
              text: 'For each quiz: your answers, score, marks, the questions that you flagged, the time for each question and in all, the extra time that you had, and when you finished. Of a quiz that you have begun: your answers so far and the time that is left, so that you can go on at another device.',
            },
            {
              name: 'Your viewing history',
              text: 'Which notes and other pages for study you opened while signed in, when, for how long, and how far you came.',
            },
            {
              name: 'Your plans',
              text: 'Bookmarks, favorites, tasks, study goals, marks of questions in notes, and the extra time, text size and keys of quizzes that you set.',
            },
            {
              name: 'Your sign-ins',
              text: 'For each device: when you signed in, when it was last used, and which browser it said it was. Failed sign-ins are counted for 15 minutes under a hash of the email and of the internet address; letters that we send, new accounts and downloads of your data are counted in the same way for an hour. The hashes are made with a secret of the day, which is then deleted, so that nobody can find out later what they stand for.',
            },
            {
              name: 'Your messages to us',
              text: 'The name, email, subject and message that you send from the contact page, when you sent it, and a hash of the internet address it came from. The hash only limits how many messages one address can send in an hour.',
            },
          ],
        },
      ],
    },
    {
      id: 'what-for',
      title: 'What we use it for',
      blocks: [
        'To sign you in, to show your history and progress, to suggest what to study next, to answer your messages, and to keep the site safe from abuse. That is all. Suggestions are worked out from your own results by fixed rules, and decide nothing about you.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      blocks: [
        'We set cookies only when you sign in, and only those that this needs; over https their names begin with __Host-. The first two go when you sign out, and all of them when you delete your account.',
        {
          facts: [
            {
              name: 'session',
              text: `Proves that it is you. No script on the page can read it. It ends after ${SESSION_DAYS.idle} days without use, and ${SESSION_DAYS.absolute} days after you signed in.`,
            },
            {
              name: 'signed_in',
              text: 'Holds only the digit 1, so that the page knows whether to ask who you are.',
            },
            {
              name: 'known_device',
              text: `Only if you sign in with a password. Says that you have signed in on this device before, so that guesses made elsewhere do not keep you out. It opens nothing by itself, and lasts ${nameDays('knownDevice')}.`,
            },
            {
              name: 'google_attempt',
              text: 'Only if you sign in with Google, and only for the ten minutes that this may take: so that the answer from Google is known to be yours.',
            },
          ],
        },
      ],
    },
    {
      id: 'on-your-device',
      title: 'On your device',
      blocks: [
        `Your browser keeps some things for us in its local storage, so that nothing is lost when the line is: quizzes that you have begun or handed in, copies of your profile, history, favorites and bookmarks, the last page of each note and the questions in it that you marked, who was signed in last, how you take quizzes, and the dark theme. Without an account, it also keeps the quizzes that you hand in, the notes that you open, the questions that you mark and the subjects that you want to bookmark, for ${GUEST_WORK_DAYS} days, and only there: who signs in on the device next is asked whether it shall be added to the account or deleted. A message that you are writing to us is kept until you send it or close the tab.`,
        'Deleting your account erases what is yours of these on the device where you do it. Signing out erases only the copy of your profile. On a shared computer, clear the data of this site in the settings of the browser when you are done.',
      ],
    },
    {
      id: 'who-else',
      title: 'Who else sees it',
      blocks: [
        {
          facts: [
            {
              name: 'Our hosts',
              text: 'The site runs on Cloudflare, and its database at Cloudflare or Turso. They hold the data for us, on servers that may be outside Nepal, and keep short technical logs of requests (such as internet address, browser and page). Our own error logs hold neither what you typed nor your results.',
            },
            {
              name: 'OpenStreetMap',
              text: 'Only if you press the button that shows the map on the contact page. It then sees your internet address.',
            },
            {
              name: 'Google',
              text: 'Only if you choose to sign in with Google. It then learns that you use Adhyayan.',
            },
          ],
        },
        'Fonts, pictures and the PDF reader come from our own site, so no other company learns what you read. We give data to authorities only when the law of Nepal obliges us to.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      blocks: [
        `What belongs to your account stays until you delete it. A sign-in ends by itself after ${SESSION_DAYS.idle} days without use, and after ${SESSION_DAYS.absolute} days in any case. Messages from the contact page are deleted after ${nameDays('contactMessage')}, reports about questions after ${nameDays('questionReport')}, quizzes that you have begun and not finished after ${nameDays('runningAttempt')}.`,
      ],
    },
    {
      id: 'deletion',
      title: 'Deletion and your rights',
      blocks: [
        'Reset All Stats, in your profile, deletes your results, viewing history, study sessions, study goals and statistics at once.',
        'Download My Data, in your profile, gives you everything that your account holds, as one file that people and programs can read.',
        'Delete Account, in your profile, deletes the account with all that belongs to it at once. What is left of it in backups of our hosts goes within 30 days. If your email is confirmed, one last letter tells you. A deletion cannot be undone.',
        'If you cannot sign in, or mean the messages that you sent us, write to us from the email address in question, and we do it for you within 30 days.',
      ],
    },
    {
      id: 'children',
      title: 'Young students',
      blocks: [
        'Adhyayan is not for children under the age named in our terms. If you are a parent and think that a younger child has made an account, tell us and we delete it.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        'When the product stores something new, this page says so before it does, and the date at the top changes.',
      ],
    },
  ],
} as const satisfies TextInSections
