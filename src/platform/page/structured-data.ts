import { SITE } from '#content/site/facts.ts'
import type { Note, Subject } from '#domain/catalogue/catalogue.ts'
import type { FlowingNoteOutline } from '#domain/catalogue/flowing-note.ts'
import type { StructuredData } from '#src/ui/page-head.tsx'

// The subjects of pages for search engines, in the vocabulary of https://schema.org.

const PUBLISHER = { '@type': 'EducationalOrganization', name: SITE.name, url: SITE.origin }

const addressOf = (path: string) => `${SITE.origin}${path}`

/** The site itself, on its first page. */
export function describeSite(): StructuredData[] {
  return [
    { '@type': 'WebSite', name: SITE.name, alternateName: 'अध्ययन', url: addressOf('/'), inLanguage: ['en', 'ne'] },
    { ...PUBLISHER, logo: addressOf('/icon.svg'), address: SITE.address, areaServed: 'NP' },
  ]
}

export type Step = { name: string; path: string }

/** The path to a page from the top; the page itself comes last. */
export function describeTrail(...steps: Step[]): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf(path),
    })),
  }
}

type Text = { title: string; summary: string; author?: string; date: string; path: string; tags?: string[] }

/** Something to read. `date` is a day, such as 2026-11-21. */
export function describeArticle({ title, summary, author = SITE.name, date, path, tags = [] }: Text): StructuredData {
  return {
    '@type': 'Article',
    headline: title,
    description: summary,
    author: { '@type': 'Organization', name: author },
    publisher: PUBLISHER,
    datePublished: date,
    keywords: tags,
    mainEntityOfPage: addressOf(path),
    isAccessibleForFree: true,
    inLanguage: 'en',
  }
}

type Learning = { name: string; description: string; path: string; subject: Pick<Subject, 'name' | 'grade_level'> }

/** Something to learn from: a subject, a chapter or a note. */
export function describeLearning({ name, description, path, subject }: Learning, note?: Note): StructuredData {
  return {
    '@type': 'LearningResource',
    name,
    description,
    url: addressOf(path),
    about: subject.name,
    educationalLevel: subject.grade_level,
    learningResourceType: note ? 'Lecture notes' : 'Course outline',
    provider: PUBLISHER,
    isAccessibleForFree: true,
    ...(note && { datePublished: note.created_at }),
    ...(note?.url && {
      encoding: { '@type': 'MediaObject', contentUrl: addressOf(note.url), encodingFormat: 'application/pdf' },
    }),
  }
}

/** A note's text page, with its chapters as its parts. */
export function describeFlowingNote(learning: Learning, note: Note, flowing: FlowingNoteOutline): StructuredData {
  return {
    ...describeLearning(learning, note),
    inLanguage: flowing.lang,
    hasPart: flowing.sections
      .filter(({ level }) => level === 1)
      .map(({ id, title }, index) => ({
        '@type': 'LearningResource',
        position: index + 1,
        name: title,
        url: `${addressOf(learning.path)}#${encodeURIComponent(id)}`,
      })),
  }
}
