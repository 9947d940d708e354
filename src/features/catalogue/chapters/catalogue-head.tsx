import type { ReactNode } from 'react'
import type { SubjectOutline } from '#domain/catalogue/catalogue.ts'
import { hasContent } from '#domain/catalogue/chapter-steps.ts'
import { filterOf } from '#domain/catalogue/subject-search.ts'
import { SaveButton } from '#src/platform/offline/saved/save-button.tsx'
import { describeLearning, describeTrail } from '#src/platform/page/structured-data.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { Breadcrumb } from '../breadcrumb.tsx'
import { ContributeLink } from '../contribute-link.tsx'

type Props = {
  subject: SubjectOutline
  /** Absent on the page of the subject itself. */
  chapter?: SubjectOutline['chapters'][number]
  /** Of the page, for search engines. */
  title: string
  description: string
  contribute: { about: string; label: string }
  /** The heading and the content below it. */
  children: ReactNode
}

const BACK = {
  activeOptions: { exact: true },
  className: '-ml-3',
  icon: 'arrow-left',
  kind: 'quiet',
  size: 'small',
} as const

/** The top of the page of a subject or of a chapter. */
export function CatalogueHead({ subject, chapter, title, description, contribute, children }: Props) {
  const hasFiles = chapter ? hasContent(chapter) : subject.totalNotes > 0
  const target = {
    kind: chapter ? 'chapter' : 'subject',
    subjectKey: subject.key,
    id: chapter?.id ?? subject.key,
  } as const
  const subjectPath = `/notes/${subject.key}`
  const path = chapter ? `${subjectPath}/${chapter.id}` : subjectPath
  const trail = [
    { name: 'Notes', path: '/notes' },
    { name: subject.name, path: subjectPath },
  ]
  if (chapter) trail.push({ name: chapter.title, path })
  return (
    <>
      <PageHead
        description={description}
        path={path}
        structured={[describeTrail(...trail), describeLearning({ name: title, description, path, subject })]}
        title={title}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        {chapter ? (
          <LinkButton {...BACK} params={{ subject: subject.key }} to="/notes/$subject">
            {`Back to ${subject.name}`}
          </LinkButton>
        ) : (
          <LinkButton {...BACK} search={filterOf(subject.grade_level)} to="/notes">
            Back to subjects
          </LinkButton>
        )}
        <ContributeLink {...contribute} />
      </div>
      <header className="flex flex-col gap-2">
        <Breadcrumb subject={subject} {...(chapter && { chapter })} />
        {children}
        {hasFiles && (
          <div className="flex">
            <SaveButton target={target} what={chapter?.title ?? subject.name} />
          </div>
        )}
      </header>
    </>
  )
}
