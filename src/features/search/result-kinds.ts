import type { SearchType } from '../../../domain/search/search-entry.ts'
import type { IconName } from '../../ui/icon.tsx'

/** How the kinds of results are called and drawn. */
export const KINDS: Record<SearchType, { icon: IconName; one: string; many: string }> = {
  subject: { icon: 'book', one: 'Subject', many: 'Subjects' },
  chapter: { icon: 'layers', one: 'Chapter', many: 'Chapters' },
  note: { icon: 'file', one: 'Note', many: 'Notes' },
  topic: { icon: 'target', one: 'Topic', many: 'Topics' },
  quiz: { icon: 'quiz', one: 'Quiz', many: 'Quizzes' },
  paper: { icon: 'paper', one: 'Past paper', many: 'Past papers' },
  blog: { icon: 'feather', one: 'Blog', many: 'Blogs' },
  article: { icon: 'microscope', one: 'Article', many: 'Articles' },
  news: { icon: 'bell', one: 'News', many: 'News' },
}
