export const BLOG_CATEGORIES = [
  'Study Tips',
  'Mathematics',
  'Physics',
  'Chemistry',
  'Biology',
  'Entrance Exams',
] as const
export type BlogCategory = (typeof BLOG_CATEGORIES)[number]

export const ARTICLE_CATEGORIES = [
  'Career Guidance',
  'Education Policy',
  'Study Methods',
  'Student Wellness',
  'Technology',
  'Research Skills',
] as const

/** From easy to hard. */
export const ARTICLE_LEVELS = ['Beginner', 'Intermediate', 'Advanced'] as const
export type ArticleLevel = (typeof ARTICLE_LEVELS)[number]

export const ARTICLE_TYPES = ['Guide', 'Analysis', 'Tutorial', 'Research'] as const

export const NEWS_CATEGORIES = [
  'Exam Schedule',
  'Entrance Exams',
  'Scholarships',
  'Education Policy',
  'Exam Updates',
  'Career Guidance',
] as const

export const PAPER_SUBJECTS = ['Physics', 'Chemistry', 'Mathematics', 'Biology', 'English', 'Computer Science'] as const
export type PaperSubject = (typeof PAPER_SUBJECTS)[number]

export const PAPER_YEARS = [2024, 2023, 2022, 2021, 2020] as const
export type PaperYear = (typeof PAPER_YEARS)[number]

export const PAPER_BOARDS = ['NEB', 'IOE', 'CEE'] as const
export type PaperBoard = (typeof PAPER_BOARDS)[number]

export const BLOG_SORTS = [
  { value: 'recent', label: 'Most Recent' },
  { value: 'popular', label: 'Most Popular' },
  { value: 'oldest', label: 'Oldest First' },
] as const
export type BlogSort = (typeof BLOG_SORTS)[number]['value']

/** The post that is shown at the address of an unknown post. */
export const FALLBACK_BLOG = 'ioe-entrance-exam-format'
