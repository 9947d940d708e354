/** The types of content that a student opens and the worker records. */
export const CONTENT_TYPES = ['quiz', 'note', 'chapter', 'blog', 'article'] as const
export type ContentType = (typeof CONTENT_TYPES)[number]
