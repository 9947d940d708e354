import { desc, sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import type { RemovedAccess } from '#domain/account/removed-access.ts'
import type { Answers } from '#domain/quiz/answers.ts'
import type { Memory } from '#domain/quiz/mistakes.ts'
import type { ExtraTime, QuizSettings } from '#domain/quiz/quiz-settings.ts'
import type { ReportReason } from '#domain/quiz/report-rules.ts'
import type { SharedAttempt } from '#domain/quiz/shared-attempt.ts'
import type { ContentType } from '#domain/study/content-types.ts'
import { FAVORITE_TYPES } from '#domain/study/favorite-list.ts'
import { QUESTION_MARKS } from '#domain/study/question-mark-list.ts'
import { TASK_PRIORITIES } from '#domain/study/task-list.ts'

// Times are integer milliseconds since 1970, durations integer seconds. Ids are text.
// Deleting a user deletes all rows of that user.

export const user = sqliteTable('user', {
  id: text().primaryKey(),
  /** In lower case. */
  email: text().notNull().unique(),
  emailVerified: integer('email_verified', { mode: 'boolean' }).notNull().default(false),
  /** Parameters, salt and key in one string (see worker/password/passwords.ts); null if the account has no password. */
  passwordHash: text('password_hash'),
  displayName: text('display_name'),
  photoUrl: text('photo_url'),
  /** The ways to sign in that were removed when the email was confirmed; kept until the student has seen the notice. */
  removedAccess: text('removed_access', { mode: 'json' }).$type<RemovedAccess>(),
  createdAt: integer('created_at').notNull(),
  /** When the student last reset all stats. Anything done before that is not stored any more. */
  resetAt: integer('reset_at'),
})

const userId = () =>
  text('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' })

export const session = sqliteTable(
  'session',
  {
    /** SHA-256 of the token in the cookie, so that a leaked database opens no session. */
    id: text().primaryKey(),
    userId: userId(),
    expiresAt: integer('expires_at').notNull(),
    createdAt: integer('created_at').notNull(),
    lastUsedAt: integer('last_used_at').notNull(),
    userAgent: text('user_agent'),
  },
  (table) => [index('session_by_user').on(table.userId), index('session_by_end').on(table.expiresAt)],
)

export const oauthAccount = sqliteTable(
  'oauth_account',
  {
    provider: text().notNull(),
    providerUserId: text('provider_user_id').notNull(),
    userId: userId(),
    /** The email of that account when it was linked, so that the student recognizes it. */
    email: text(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.providerUserId] }),
    index('oauth_account_by_user').on(table.userId),
  ],
)

/** A device, or a manager of passwords, that signs in with a key of its own (worker/passkeys). */
export const passkey = sqliteTable(
  'passkey',
  {
    /** The id of the credential, in base64url. */
    id: text().primaryKey(),
    userId: userId(),
    /** COSE, in base64url. The private key never leaves the device. */
    publicKey: text('public_key').notNull(),
    /** How often the authenticator has signed, as it says; always 0 where it does not count. */
    counter: integer().notNull(),
    /** Where it was added, such as "Chrome on Android". */
    name: text().notNull(),
    createdAt: integer('created_at').notNull(),
    lastUsedAt: integer('last_used_at'),
  },
  (table) => [index('passkey_by_user').on(table.userId, table.createdAt)],
)

/** What an authenticator must sign, so that an old answer is good for nothing. Each works once. */
export const passkeyChallenge = sqliteTable(
  'passkey_challenge',
  {
    /** SHA-256 of the challenge. */
    id: text().primaryKey(),
    purpose: text({ enum: ['add', 'sign-in'] }).notNull(),
    /** Who adds a passkey; null for a visitor who signs in. */
    userId: text('user_id').references(() => user.id, { onDelete: 'cascade' }),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [
    index('passkey_challenge_by_user').on(table.userId),
    index('passkey_challenge_by_end').on(table.expiresAt),
  ],
)

/**
 * Links sent by mail, which prove that a student can read an address. Each works once. For a change of the email, the
 * link is the only place of the new email until it is opened.
 */
export const oneTimeLink = sqliteTable(
  'one_time_link',
  {
    /** SHA-256 of the token in the link, so that a leaked database opens no link. */
    id: text().primaryKey(),
    userId: userId(),
    purpose: text({ enum: ['verify-email', 'change-email', 'reset-password'] }).notNull(),
    /** The address to which it was sent, in lower case. */
    email: text().notNull(),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [
    index('one_time_link_by_user').on(table.userId, table.purpose),
    index('one_time_link_by_end').on(table.expiresAt),
  ],
)

/** Failed sign-ins and similar tries, counted by a hash of the email or address, or by an id of ours. */
export const signInThrottle = sqliteTable(
  'sign_in_throttle',
  {
    key: text().primaryKey(),
    failures: integer().notNull(),
    /** The start of the window in which it is counted. */
    windowStartedAt: integer('window_started_at').notNull(),
  },
  (table) => [index('sign_in_throttle_by_start').on(table.windowStartedAt)],
)

/** The secret with which emails and addresses of one day (by UTC, counted from 1970) are hashed. */
export const dailySecret = sqliteTable('daily_secret', {
  day: integer().primaryKey(),
  secret: text().notNull(),
})

export const profile = sqliteTable('profile', {
  userId: userId().primaryKey(),
  fullName: text('full_name'),
  avatarUrl: text('avatar_url'),
  phoneNumber: text('phone_number'),
  college: text(),
  faculty: text(),
  plus2College: text('plus2_college'),
  address: text(),
  gradeLevel: text('grade_level'),
  role: text().notNull().default('user'),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
})

export const preferences = sqliteTable('preferences', {
  userId: userId().primaryKey(),
  targetSubjects: text('target_subjects', { mode: 'json' }).$type<string[]>().notNull(),
  lastUpdated: integer('last_updated').notNull(),
})

/** How a student takes quizzes. A row of its own, because a reset of all stats deletes the preferences but not this. */
export const quizSettings = sqliteTable('quiz_settings', {
  userId: userId().primaryKey(),
  extraTime: text('extra_time').$type<ExtraTime>().notNull(),
  textSize: text('text_size').$type<QuizSettings['textSize']>().notNull(),
  singleKeys: integer('single_keys', { mode: 'boolean' }).notNull(),
  /** By the device's clock. An older change does not replace a newer one. */
  changedAt: integer('changed_at').notNull(),
})

/** Sums over a student's rows, updated in the batch that changes those rows, so that no page has to add them up. */
export const stats = sqliteTable('stats', {
  userId: userId().primaryKey(),
  /** Seconds of reading and of quizzes. */
  totalStudyTime: integer('total_study_time').notNull().default(0),
  totalQuizzes: integer('total_quizzes').notNull().default(0),
  totalContentViews: integer('total_content_views').notNull().default(0),
  /** The sum of the scores, for the average. */
  quizScoreSum: integer('quiz_score_sum').notNull().default(0),
  quizBestScore: integer('quiz_best_score').notNull().default(0),
  /** How many of these seconds were in quizzes. */
  quizTime: integer('quiz_time').notNull().default(0),
  /** Marks of right answers, before penalties, so that the points never fall. */
  marksEarned: real('marks_earned').notNull().default(0),
  lastActivity: integer('last_activity').notNull(),
  /**
   * The day in Nepal of the three counts below, which limit how much is stored in a day (domain/study/daily-limits.ts).
   */
  limitDay: integer('limit_day').notNull().default(0),
  dayResults: integer('day_results').notNull().default(0),
  dayVisits: integer('day_visits').notNull().default(0),
  daySeconds: integer('day_seconds').notNull().default(0),
})

/** The same sums for each subject in which a student has taken quizzes. */
export const subjectStats = sqliteTable(
  'subject_stats',
  {
    userId: userId(),
    subject: text().notNull(),
    quizzes: integer().notNull(),
    /** The sum of the scores in percent, for the average. */
    scoreSum: integer('score_sum').notNull(),
    lastQuizAt: integer('last_quiz_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.subject] })],
)

export const quizResult = sqliteTable(
  'quiz_result',
  {
    id: text().primaryKey(),
    userId: userId(),
    /** Made by the browser, so that sending an attempt twice changes nothing. */
    attemptId: text('attempt_id').notNull(),
    quizId: text('quiz_id').notNull(),
    /** The version that the student saw; null if the quiz had no versions then. */
    quizVersion: text('quiz_version'),
    /** The version whose right answers were used for grading. Later corrections do not change it. */
    keyVersion: text('key_version'),
    subject: text().notNull(),
    title: text().notNull(),
    /** Percent. */
    score: integer().notNull(),
    totalQuestions: integer('total_questions').notNull(),
    correctAnswers: integer('correct_answers').notNull(),
    /** After the penalties of a mock exam. */
    earnedMarks: real('earned_marks').notNull(),
    /** Marks of the right answers, before penalties. */
    rightMarks: integer('right_marks').notNull().default(0),
    totalMarks: integer('total_marks').notNull(),
    timeSpent: integer('time_spent').notNull(),
    difficulty: text().notNull(),
    /** Results from before quizzes had versions hold the indexes of the options. */
    answers: text({ mode: 'json' }).$type<Answers | Record<string, number>>().notNull(),
    /** The ids of the flagged questions; null if the page did not send them. */
    flagged: text({ mode: 'json' }).$type<string[]>(),
    /** Seconds on the screen, by question; null if they are not known. */
    times: text({ mode: 'json' }).$type<Record<string, number>>(),
    /**
     * When the student finished, clamped to a plausible time. It orders every list, and gives the day for the streak.
     */
    timestamp: integer().notNull(),
    /** The same time, because the specification has both fields. */
    completedAt: integer('completed_at').notNull(),
    /** The extra time that the student had; null if it was none. */
    extraTime: text('extra_time').$type<Exclude<ExtraTime, 'none'>>(),
  },
  (table) => [
    uniqueIndex('quiz_result_attempt').on(table.userId, table.attemptId),
    index('quiz_result_by_time').on(table.userId, table.timestamp, table.id),
    index('quiz_result_by_score').on(table.userId, table.score, table.timestamp, table.id),
    // For subjects from A to Z, and in each the newest result first. Mixed directions must be declared in the index.
    index('quiz_result_by_subject').on(table.userId, table.subject, desc(table.timestamp), desc(table.id)),
    index('quiz_result_by_subject_score').on(table.userId, table.subject, table.score, table.timestamp, table.id),
    check('quiz_result_score', sql`${table.score} between 0 and 100`),
    check('quiz_result_time_spent', sql`${table.timeSpent} >= 0`),
  ],
)

export const contentAccess = sqliteTable(
  'content_access',
  {
    id: text().primaryKey(),
    userId: userId(),
    contentId: text('content_id').notNull(),
    contentType: text('content_type').$type<ContentType>().notNull(),
    title: text().notNull(),
    subject: text().notNull(),
    chapter: text(),
    url: text(),
    timestamp: integer().notNull(),
    lastAccessed: integer('last_accessed').notNull(),
    timeSpent: integer('time_spent').notNull().default(0),
    /** Percent. */
    progress: real().notNull().default(0),
  },
  (table) => [
    // Also finds the record that a visit extends, because that record is of the last hour.
    index('content_access_by_time').on(table.userId, table.lastAccessed, table.id),
    check('content_access_progress', sql`${table.progress} between 0 and 100`),
  ],
)

/** A visit: one opening of a content. Its seconds are reported as a running total, so a report can be repeated. */
export const studySession = sqliteTable(
  'study_session',
  {
    id: text().notNull(),
    userId: userId(),
    contentAccessId: text('content_access_id').notNull(),
    startedAt: integer('started_at').notNull(),
    lastReportedAt: integer('last_reported_at').notNull(),
    /** The number of reports. */
    reports: integer().notNull().default(0),
    /** How much of the reported time counts. */
    seconds: integer().notNull().default(0),
    /** How many of these seconds the last report added. */
    addedSeconds: integer('added_seconds').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('study_session_by_time').on(table.userId, table.startedAt),
    index('study_session_by_access').on(table.contentAccessId),
    foreignKey({ columns: [table.contentAccessId], foreignColumns: [contentAccess.id] }).onDelete('cascade'),
    check('study_session_seconds', sql`${table.seconds} >= 0`),
  ],
)

/** The last place in a note that a student read, on any device and in either edition. */
export const readingPosition = sqliteTable(
  'reading_position',
  {
    userId: userId(),
    noteId: text('note_id').notNull(),
    page: integer().notNull(),
    /**
     * The id of its heading in the note; null before the first heading, and in rows from before headings were stored.
     */
    heading: text(),
    /** When it was read, by the device's clock. An older report does not replace a newer one. */
    readAt: integer('read_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.noteId] }),
    check('reading_position_page', sql`${table.page} >= 1`),
  ],
)

/** A student's mark of a question in a note. */
export const questionMark = sqliteTable(
  'question_mark',
  {
    userId: userId(),
    noteId: text('note_id').notNull(),
    questionId: text('question_id').notNull(),
    /** Null after it was removed. */
    mark: text({ enum: QUESTION_MARKS }),
    /** When it was set. An older mark does not replace a newer one. */
    markedAt: integer('marked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.noteId, table.questionId] })],
)

/** The notebook of mistakes (domain/quiz/mistakes.ts). WITHOUT ROWID (migrations/0018_fewer_written_rows.sql). */
export const missedQuestion = sqliteTable(
  'missed_question',
  {
    userId: userId(),
    /** Its id in the bank, whichever quiz asked it. */
    questionId: text('question_id').notNull(),
    /** As subjectKey/chapter-id. */
    chapter: text().notNull(),
    topic: text().notNull(),
    memory: text({ mode: 'json' }).$type<Memory>().notNull(),
    /** The day in Nepal on which it comes back. */
    dueDay: integer('due_day').notNull(),
    missedAt: integer('missed_at').notNull(),
    answeredAt: integer('answered_at').notNull(),
    reviewedAt: integer('reviewed_at'),
    knownDays: integer('known_days').notNull().default(0),
    lastKnownDay: integer('last_known_day'),
    leftAt: integer('left_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.questionId] }),
    index('missed_question_by_due_day').on(table.userId, table.dueDay).where(sql`left_at is null`),
    index('missed_question_by_time').on(table.userId, table.missedAt, table.questionId).where(sql`left_at is null`),
    index('missed_question_by_chapter').on(table.userId, table.chapter).where(sql`left_at is null`),
    index('missed_question_by_review').on(table.userId, table.reviewedAt).where(sql`reviewed_at is not null`),
  ],
)

/**
 * The last answers in each topic of a chapter, for the levels (domain/study/mastery.ts) and for new questions first.
 * WITHOUT ROWID (migrations/0018_fewer_written_rows.sql).
 */
export const topicRecord = sqliteTable(
  'topic_record',
  {
    userId: userId(),
    chapter: text().notNull(),
    topic: text().notNull(),
    /** A letter for each answer, the newest last. */
    recent: text().notNull(),
    /** The ids of the questions, seven characters for each, the newest last. */
    seen: text().notNull(),
    lastAt: integer('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.chapter, table.topic] })],
)

/** A problem with a question, reported by a student or a visitor (scripts/deploy/reports.ts lists them). */
export const questionReport = sqliteTable(
  'question_report',
  {
    id: text().primaryKey(),
    /** Null for a visitor. */
    userId: text('user_id').references(() => user.id, { onDelete: 'cascade' }),
    /** The student's id, or a hash of a visitor's network, for the limit. */
    sender: text().notNull(),
    /** Its id in the bank. */
    questionId: text('question_id').notNull(),
    chapter: text().notNull(),
    reason: text().$type<ReportReason>().notNull(),
    words: text().notNull(),
    createdAt: integer('created_at').notNull(),
    /** When an editor was done with it. */
    handledAt: integer('handled_at'),
  },
  (table) => [
    index('question_report_by_user').on(table.userId),
    index('question_report_by_sender').on(table.sender, table.createdAt),
    index('question_report_by_time').on(table.createdAt),
  ],
)

/** An unfinished attempt, for the student's other devices (domain/quiz/shared-attempt.ts). */
export const runningAttempt = sqliteTable(
  'running_attempt',
  {
    userId: userId(),
    attemptId: text('attempt_id').notNull(),
    shared: text({ mode: 'json' }).$type<SharedAttempt>().notNull(),
    /** The number of writes, so that of two that read the same row only one is stored. */
    writes: integer().notNull(),
    /** When it was first stored. It never changes and so costs no further write of its indexes. */
    startedAt: integer('started_at').notNull(),
    /** When a device last reported news of it, by the worker's clock. */
    savedAt: integer('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.attemptId] }),
    index('running_attempt_by_time').on(table.userId, table.startedAt),
    index('running_attempt_by_start').on(table.startedAt),
  ],
)

/** A stored result that changed because a right answer was corrected; kept until the student has seen the notice. */
export const correctedResult = sqliteTable(
  'corrected_result',
  {
    userId: userId(),
    attemptId: text('attempt_id').notNull(),
    title: text().notNull(),
    /** Percent. */
    scoreBefore: integer('score_before').notNull(),
    scoreAfter: integer('score_after').notNull(),
    correctedAt: integer('corrected_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.attemptId] })],
)

export const favorite = sqliteTable(
  'favorite',
  {
    id: text().notNull(),
    userId: userId(),
    type: text({ enum: FAVORITE_TYPES }).notNull(),
    title: text().notNull(),
    subject: text().notNull(),
    chapter: text(),
    url: text().notNull(),
    icon: text(),
    addedAt: integer('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('favorite_once').on(table.userId, table.type, table.title, table.subject),
    index('favorite_by_time').on(table.userId, table.addedAt),
  ],
)

export const bookmark = sqliteTable(
  'bookmark',
  {
    userId: userId(),
    subjectKey: text('subject_key').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.subjectKey] })],
)

export const task = sqliteTable(
  'task',
  {
    id: text().notNull(),
    userId: userId(),
    title: text().notNull(),
    completed: integer({ mode: 'boolean' }).notNull().default(false),
    /** The calendar day in Nepal, such as 2026-11-21. */
    date: text().notNull(),
    priority: text({ enum: TASK_PRIORITIES }).notNull().default('medium'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('task_by_date').on(table.userId, table.date, table.createdAt),
  ],
)

export const contactMessage = sqliteTable(
  'contact_message',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    /** A hash of the sender's address, for the rate limit. */
    sender: text().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('contact_message_by_sender').on(table.sender, table.createdAt),
    index('contact_message_by_time').on(table.createdAt),
  ],
)
