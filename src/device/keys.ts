// The names under which texts lie in localStorage and sessionStorage (see docs/device.md).

/** Copies of what an account has, and drafts; the student's id follows. */
export const PROFILE = 'profile_'
export const QUIZ_HISTORY = 'quiz_history_'
export const READING = 'reading_'
export const SETUP_DRAFT = 'setup_draft_'
export const HOME = 'home_'
export const TEXTS_READ = 'texts_read_'
export const FAVORITES = 'favorites_'
export const QUESTION_MARKS = 'question_marks_'
export const COPIES = [PROFILE, QUIZ_HISTORY, READING, SETUP_DRAFT, HOME, TEXTS_READ, FAVORITES, QUESTION_MARKS]

/** Of the database in IndexedDB. */
export const DATABASE = 'adhyayan'
/** What waits in localStorage for the store; `{userId}_{key}` follows. */
export const INBOX = [
  'bookmark_change_',
  'favorite_change_',
  'question_mark_change_',
  'note_opened_',
  'attempt_left_',
  'quiz_attempt_',
  'quiz_outbox_',
] as const

/** A list of subjects, and whose it is. */
export const BOOKMARKS = 'bookmarked_subjects'
export const BOOKMARKS_OWNER = 'bookmarked_subjects_owner'

export const RECENT_SEARCHES = 'recent_searches'
export const OFFER_POSTPONED = 'guest_work_postponed'
/** Whether the reader shows dark pages. */
export const DARK_PAGES = 'dark_pages'
/** How large the text of notes is set. */
export const NOTE_TEXT_SIZE = 'note_text_size'
/** Of this tab: what was typed into the contact form. */
export const CONTACT_DRAFT = 'contact_draft'
