import { createHash } from 'node:crypto'
import notes from '#content/built/notes.json' with { type: 'json' }
import quizzes from '#content/built/quiz-list.json' with { type: 'json' }
import { DAY_MS, nepalDay } from '#domain/calendar/nepal-day.ts'

/** Runs one statement of SQL, without parameters, and returns its rows. */
export type Run = (sql: string) => Promise<Record<string, unknown>[]>

type Student = { id: string; token: string }

/** SQLite takes no longer texts than 100,000 characters on D1. */
const STUDENTS_AT_ONCE = 500
/** About as long as the answers of a quiz. */
const ANSWERS = JSON.stringify(
  Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`question-${index}`, 'abcd'])),
)

const quote = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'`

/** Students who are signed in: the token of a session is the id of its student. */
export async function fillStudents(run: Run, count: number): Promise<Student[]> {
  const students = Array.from({ length: count }, (_, index) => ({ id: `student-${index}`, token: `student-${index}` }))
  const now = Date.now()
  for (let from = 0; from < count; from += STUDENTS_AT_ONCE) {
    const some = students.slice(from, from + STUDENTS_AT_ONCE).map(({ id, token }) => ({
      id,
      hash: createHash('sha256').update(token).digest('base64url'),
    }))
    const each = `from json_each(${quote(some)}) as student`
    const id = `student.value ->> 'id'`
    await run(`insert into user (id, email, created_at) select ${id}, ${id} || '@example.com', ${now} ${each}`)
    await run(`insert into session (id, user_id, expires_at, created_at, last_used_at)
      select student.value ->> 'hash', ${id}, ${now + 29 * DAY_MS}, ${now}, ${now} ${each}`)
    await run(`insert into profile (user_id, full_name, grade_level, created_at, updated_at)
      select ${id}, 'Asha Gurung', 'Class 12', ${now}, ${now} ${each}`)
  }
  return students
}

/** As many questions as the quizzes ask, so that no student can have missed more. */
const QUESTIONS = quizzes.reduce((sum, quiz) => sum + quiz.totalQuestions, 0)

type History = { each: number; days: number }

/**
 * Gives every student `each` quiz results and visits of content, evenly over the last days, and for every fifth of them
 * a task and a mistake. Written by SQL alone, because a million rows would otherwise take minutes.
 */
export async function fillHistory(run: Run, { each, days }: History): Promise<void> {
  const now = Date.now()
  const missed = Math.min(Math.ceil(each / 5), QUESTIONS)
  const fifth = Math.ceil(each / 5)
  const numbers = (count: number) =>
    `with recursive counter(n) as (select 1 union all select n + 1 from counter where n < ${count})`
  // The newest is a minute old.
  const at = `${now} - 60000 - (counter.n - 1) * ${Math.floor((days * DAY_MS) / each)}`
  await listContent(run)
  await run(`insert into quiz_result (id, user_id, attempt_id, quiz_id, subject, title, score, total_questions,
      correct_answers, earned_marks, right_marks, total_marks, time_spent, difficulty, answers, timestamp, completed_at)
    ${numbers(each)}
    select 'r' || counter.n || user.id, user.id, 'r' || counter.n, quiz.id, quiz.subject, quiz.title, counter.n * 7 % 101,
      20, 10, 10, 10, 20, 600 + counter.n % 300, quiz.difficulty, ${quote(JSON.parse(ANSWERS))}, ${at}, ${at}
    from user, counter join bench_quiz quiz on quiz.n = (counter.n * 7 + user.rowid) % ${quizzes.length}`)
  await run(`insert into content_access (id, user_id, content_id, content_type, title, subject, chapter, url, timestamp,
      last_accessed, time_spent, progress)
    ${numbers(each)}
    select 'c' || counter.n || user.id, user.id, note.id, 'note', note.id, note.subject, note.chapter,
      '/notes/' || note.subject || '/' || note.chapter || '/' || note.id || '/view', ${at}, ${at}, 300, 50
    from user, counter join bench_note note on note.n = (counter.n * 5 + user.rowid) % ${notes.length}`)
  await run(`insert into study_session (id, user_id, content_access_id, started_at, last_reported_at, reports, seconds,
      added_seconds)
    select 'v' || id, user_id, id, timestamp, timestamp, 1, time_spent, time_spent from content_access`)
  await run(`insert into task (id, user_id, title, date, created_at)
    ${numbers(fifth)}
    select 't' || counter.n, user.id, 'Solve ten problems', date(${now / 1000}, 'unixepoch', -counter.n || ' days'), ${at}
    from user, counter`)
  await run(`insert into missed_question (user_id, question_id, chapter, topic, memory, due_day, missed_at, answered_at)
    ${numbers(missed)}
    select user.id, 'q' || counter.n, note.subject || '/' || note.chapter, 'torque', '{}', ${nepalDay(now)} - counter.n,
      ${at}, ${at} from user, counter join bench_note note on note.n = counter.n % ${notes.length}`)
  await run(`insert or replace into stats (user_id, ${Object.keys(SUMS).join(', ')})
    select user.id, ${Object.values(SUMS).join(', ')} from user`)
  await run(`insert or replace into subject_stats (user_id, subject, quizzes, score_sum, last_quiz_at)
    select user_id, subject, count(*), sum(score), max(timestamp) from quiz_result group by user_id, subject`)
  for (const table of ['bench_quiz', 'bench_note']) await run(`drop table ${table}`)
}

/** The content as tables, so that rows can name it. */
async function listContent(run: Run): Promise<void> {
  await run('create table bench_quiz (n integer primary key, id text, subject text, title text, difficulty text)')
  await run('create table bench_note (n integer primary key, id text, subject text, chapter text)')
  const quiz = quizzes.map(({ id, subject, title, difficulty }) => ({ id, subject, title, difficulty }))
  await run(`insert into bench_quiz select key, value ->> 'id', value ->> 'subject', value ->> 'title',
    value ->> 'difficulty' from json_each(${quote(quiz)})`)
  await run(`insert into bench_note select key, value ->> 'id', value ->> 'subjectKey', value ->> 'chapterId'
    from json_each(${quote(notes)})`)
}

const sum = (table: string, what: string) =>
  `coalesce((select ${what} from ${table} where ${table}.user_id = user.id), 0)`

/** Columns of `stats`, and what they are sums of, for a row of `user`. */
const SUMS = {
  total_study_time: `${sum('content_access', 'sum(time_spent)')} + ${sum('quiz_result', 'sum(time_spent)')}`,
  total_quizzes: sum('quiz_result', 'count(*)'),
  total_content_views: sum('content_access', 'count(*)'),
  quiz_score_sum: sum('quiz_result', 'sum(score)'),
  quiz_best_score: sum('quiz_result', 'max(score)'),
  quiz_time: sum('quiz_result', 'sum(time_spent)'),
  marks_earned: sum('quiz_result', 'sum(right_marks)'),
  last_activity: `max(${sum('content_access', 'max(last_accessed)')}, ${sum('quiz_result', 'max(timestamp)')})`,
}

/** The number of stored sums, of students and of their subjects, that differ from the rows that they count. */
export async function countWrongSums(run: Run): Promise<number> {
  const isWrong = Object.entries(SUMS).map(([column, rows]) => `stats.${column} <> ${rows}`)
  const ofStudents = `select count(*) from user join stats on stats.user_id = user.id where ${isWrong.join(' or ')}`
  const counted = `select user_id, subject, count(*), sum(score), max(timestamp) from quiz_result group by 1, 2`
  const stored = 'select user_id, subject, quizzes, score_sum, last_quiz_at from subject_stats'
  const [row] = await run(`select (${ofStudents}) + (select count(*) from (${counted} except ${stored}))
    + (select count(*) from (${stored} except ${counted})) as wrong`)
  return Number(row?.wrong)
}

export async function countRowsOf(run: Run, ...tables: string[]): Promise<number> {
  const counts = tables.map((table) => `(select count(*) from ${table})`)
  const [row] = await run(`select ${counts.join(' + ')} as rows`)
  return Number(row?.rows)
}
