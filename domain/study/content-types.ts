/**
 * The types of content that a student opens and the worker records. Free of schemas: the outbox reads it on every page
 * of a student.
 */
export const CONTENT_TYPES = ['quiz', 'note', 'chapter', 'blog', 'article'] as const
export type ContentType = (typeof CONTENT_TYPES)[number]
