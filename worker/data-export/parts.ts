import { getTableColumns } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import {
  bookmark,
  contentAccess,
  correctedResult,
  favorite,
  missedQuestion,
  oauthAccount,
  oneTimeLink,
  passkey,
  passkeyChallenge,
  questionMark,
  questionReport,
  quizResult,
  readingPosition,
  runningAttempt,
  session,
  studySession,
  subjectStats,
  task,
  topicRecord,
} from '../db/schema.ts'

/** One list in the exported file. */
export type Part = {
  name: string
  table: SQLiteTable & { userId: SQLiteColumn }
  columns: Record<string, SQLiteColumn>
  /** The sort keys. They are unique among the rows of one student, and in an index after the user's id. */
  order: Record<string, SQLiteColumn>
}

/** All columns except the user's id. */
function allOf(table: Part['table']): Part['columns'] {
  const { userId: _, ...columns } = getTableColumns(table)
  return columns
}

/**
 * The lists of an account. The ids of sessions, links and challenges are left out, because they are hashes of secrets. Messages from
 * the contact page belong to no account, because anybody can enter any email there.
 */
export const PARTS: readonly Part[] = [
  {
    name: 'linkedAccounts',
    table: oauthAccount,
    columns: {
      provider: oauthAccount.provider,
      accountId: oauthAccount.providerUserId,
      email: oauthAccount.email,
      createdAt: oauthAccount.createdAt,
    },
    order: { provider: oauthAccount.provider, accountId: oauthAccount.providerUserId },
  },
  {
    name: 'sessions',
    table: session,
    columns: {
      userAgent: session.userAgent,
      createdAt: session.createdAt,
      lastUsedAt: session.lastUsedAt,
      expiresAt: session.expiresAt,
    },
    order: { id: session.id },
  },
  {
    name: 'oneTimeLinks',
    table: oneTimeLink,
    columns: {
      purpose: oneTimeLink.purpose,
      email: oneTimeLink.email,
      createdAt: oneTimeLink.createdAt,
      expiresAt: oneTimeLink.expiresAt,
    },
    order: { id: oneTimeLink.id },
  },
  {
    name: 'passkeys',
    table: passkey,
    columns: allOf(passkey),
    order: { id: passkey.id },
  },
  {
    name: 'passkeyChallenges',
    table: passkeyChallenge,
    columns: { purpose: passkeyChallenge.purpose, expiresAt: passkeyChallenge.expiresAt },
    order: { id: passkeyChallenge.id },
  },
  {
    name: 'quizResults',
    table: quizResult,
    columns: allOf(quizResult),
    order: { timestamp: quizResult.timestamp, id: quizResult.id },
  },
  {
    name: 'runningAttempts',
    table: runningAttempt,
    columns: allOf(runningAttempt),
    order: { attemptId: runningAttempt.attemptId },
  },
  {
    name: 'mistakes',
    table: missedQuestion,
    columns: allOf(missedQuestion),
    order: { questionId: missedQuestion.questionId },
  },
  {
    name: 'topics',
    table: topicRecord,
    columns: allOf(topicRecord),
    order: { chapter: topicRecord.chapter, topic: topicRecord.topic },
  },
  {
    name: 'correctedResults',
    table: correctedResult,
    columns: allOf(correctedResult),
    order: { attemptId: correctedResult.attemptId },
  },
  {
    name: 'questionReports',
    table: questionReport,
    columns: allOf(questionReport),
    order: { id: questionReport.id },
  },
  {
    name: 'subjectStats',
    table: subjectStats,
    columns: allOf(subjectStats),
    order: { subject: subjectStats.subject },
  },
  {
    name: 'contentAccess',
    table: contentAccess,
    columns: allOf(contentAccess),
    // A record that changes while the file is written moves to the end. It can be listed twice, but is never missing.
    order: { lastAccessed: contentAccess.lastAccessed, id: contentAccess.id },
  },
  { name: 'studySessions', table: studySession, columns: allOf(studySession), order: { id: studySession.id } },
  {
    name: 'readingPositions',
    table: readingPosition,
    columns: allOf(readingPosition),
    order: { noteId: readingPosition.noteId },
  },
  {
    name: 'questionMarks',
    table: questionMark,
    columns: allOf(questionMark),
    order: { noteId: questionMark.noteId, questionId: questionMark.questionId },
  },
  { name: 'favorites', table: favorite, columns: allOf(favorite), order: { id: favorite.id } },
  { name: 'bookmarks', table: bookmark, columns: allOf(bookmark), order: { subjectKey: bookmark.subjectKey } },
  { name: 'tasks', table: task, columns: allOf(task), order: { id: task.id } },
]
