import type { ContentVisit } from '#domain/study/content-access.ts'

export function visitOf(changes: Partial<ContentVisit> = {}): ContentVisit {
  return {
    visitId: crypto.randomUUID(),
    contentId: 'physics-rotational-dynamics-notes',
    contentType: 'note',
    title: 'Rotational Dynamics',
    subject: 'Physics',
    timeSpent: 0,
    progress: 10,
    ...changes,
  }
}
