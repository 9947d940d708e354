import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { SITE } from '#content/site/facts.ts'
import type { SubjectOutline } from '#domain/catalogue/catalogue.ts'
import { hasContent } from '#domain/catalogue/chapter-steps.ts'
import { filterOf } from '#domain/catalogue/subject-search.ts'
import { SaveButton } from '#src/platform/offline/saved/save-button.tsx'
import { describeLearning, describeTrail } from '#src/platform/page/structured-data.ts'
import { AnchorButton, LinkButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { PageHead } from '#src/ui/page-head.tsx'

type Props = {
  subject: SubjectOutline
  /** Absent on the pages of the whole subject. */
  chapter?: SubjectOutline['chapters'][number]
  /** A page of the subject that is not a chapter. */
  part?: { name: string; path: string }
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

/** The top of the page of a subject, of a chapter, or of another part of a subject. */
export function CatalogueHead({ subject, chapter, part, title, description, contribute, children }: Props) {
  const below = chapter ? { name: chapter.title, path: chapter.id } : part
  const hasFiles = chapter ? hasContent(chapter) : !part && subject.totalNotes > 0
  const target = {
    kind: chapter ? 'chapter' : 'subject',
    subjectKey: subject.key,
    id: chapter?.id ?? subject.key,
  } as const
  const subjectPath = `/notes/${subject.key}`
  const path = below ? `${subjectPath}/${below.path}` : subjectPath
  const trail = [
    { name: 'Notes', path: '/notes' },
    { name: subject.name, path: subjectPath },
  ]
  if (below) trail.push({ name: below.name, path })
  return (
    <>
      <PageHead
        description={description}
        path={path}
        structured={[describeTrail(...trail), describeLearning({ name: title, description, path, subject })]}
        title={title}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        {below ? (
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
        <Breadcrumb isBelow={below !== undefined} subject={subject} />
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

const LINK = 'inline-flex min-h-11 items-center rounded-sm hover:text-ink hover:underline'

type BreadcrumbProps = {
  subject: SubjectOutline
  /** The page is one of a part of the subject. */
  isBelow: boolean
}

/** The pages above this one. Its own title follows as the heading. */
function Breadcrumb({ subject, isBelow }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-1 text-13 text-soft">
        <li>
          <Link activeOptions={{ exact: true }} className={LINK} search={filterOf(subject.grade_level)} to="/notes">
            {`${subject.grade_level} ${subject.totalNotes > 0 ? 'Notes' : 'Subjects'}`}
          </Link>
        </li>
        {isBelow && (
          <Step>
            <Link
              activeOptions={{ exact: true }}
              className={LINK}
              params={{ subject: subject.key }}
              to="/notes/$subject"
            >
              {subject.name}
            </Link>
          </Step>
        )}
      </ol>
    </nav>
  )
}

function Step({ children }: { children: ReactNode }) {
  return (
    <li className="flex min-h-11 items-center gap-1">
      <Icon className="size-4 text-faint" name="chevron-right" />
      {children}
    </li>
  )
}

type ContributeLinkProps = {
  /**
   * The text of the link to the form, such as Upload Notes. Without a form nothing can be uploaded, so no text promises
   * it.
   */
  label: string
  /** The name of the chapter or subject on the page. */
  about: string
}

/** Links to the form for contributions, or, if none is configured, to the page about sending a note. */
export function ContributeLink({ label, about }: ContributeLinkProps) {
  return SITE.contributeUrl ? (
    <AnchorButton href={SITE.contributeUrl} icon="plus" kind="secondary" size="small" rel="noreferrer" target="_blank">
      {label}
    </AnchorButton>
  ) : (
    <LinkButton icon="plus" kind="secondary" size="small" search={{ about }} to="/contribute">
      Contribute Notes
    </LinkButton>
  )
}
