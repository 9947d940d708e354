// The keys of texts in localStorage and sessionStorage (see docs/device.md).

/** Copies of an account's data, and drafts. The student's id follows. */
export const PROFILE = 'profile_'
export const QUIZ_HISTORY = 'quiz_history_'
export const READING = 'reading_'
export const SETUP_DRAFT = 'setup_draft_'
export const HOME = 'home_'
export const TEXTS_READ = 'texts_read_'
export const FAVORITES = 'favorites_'
export const QUESTION_MARKS = 'question_marks_'
/** The questions of the notebook of mistakes for a day, which are gone over without a connection, too. */
export const MISTAKES = 'mistakes_'
/** The last answers in each topic, for the levels of chapters. */
export const TOPICS = 'topics_'
/** How a student takes quizzes; a visitor's too. */
export const QUIZ_SETTINGS = 'quiz_settings_'
export const COPIES = [
  PROFILE,
  QUIZ_HISTORY,
  READING,
  SETUP_DRAFT,
  HOME,
  TEXTS_READ,
  FAVORITES,
  QUESTION_MARKS,
  MISTAKES,
  TOPICS,
  QUIZ_SETTINGS,
]

/** The name of the database in IndexedDB. */
export const DATABASE = 'adhyayan'
/** The last changes of an attempt whose page was closed. `{userId}_{attemptId}` follows. */
export const ATTEMPT_LEFT = 'attempt_left_'

/** A list of subjects, and its owner. */
export const BOOKMARKS = 'bookmarked_subjects'
export const BOOKMARKS_OWNER = 'bookmarked_subjects_owner'

export const RECENT_SEARCHES = 'recent_searches'
export const OFFER_POSTPONED = 'guest_work_postponed'
/** Whether the reader shows dark pages. */
export const DARK_PAGES = 'dark_pages'
/** Whether single keys are switched off in quizzes, from before that was a setting of the account. */
export const SINGLE_KEYS_OFF = 'single_keys_off'
/** The text size of notes. */
export const NOTE_TEXT_SIZE = 'note_text_size'
/** Of this tab: the draft of the contact form. */
export const CONTACT_DRAFT = 'contact_draft'
