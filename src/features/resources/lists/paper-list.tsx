import { pdfNameOf } from '#domain/pdf-name.ts'
import { describePaperType } from '#domain/resources/paper-type.ts'
import type { PastPaper } from '#domain/resources/resource.ts'
import { filterPapers } from '#domain/resources/resource-filters.ts'
import { PAPER_BOARDS, PAPER_SUBJECTS, PAPER_YEARS } from '#domain/resources/resource-kinds.ts'
import type { PaperSearch } from '#domain/resources/resource-search.ts'
import { Badge } from '#src/ui/badge.tsx'
import { AnchorButton, LinkButton } from '#src/ui/button.tsx'
import { Filter, FilterBar, ResourcePage, Results } from './list-page.tsx'

type Props = { papers: PastPaper[]; search: PaperSearch; onSearch: (search: PaperSearch) => void }

export function PaperList({ papers, search, onSearch }: Props) {
  const found = filterPapers(papers, search)
  return (
    <ResourcePage
      intro="Each of these is a model paper in the pattern of its year, made by ourselves, with an answer key. None of them was set by a board or an institute."
      path="/resources/past-papers"
      title="Past Papers"
    >
      <FilterBar label="Search past papers" onQuery={(q) => onSearch({ ...search, q })} query={search.q}>
        <Filter
          all="All subjects"
          label="Subject"
          onChange={(subject) => onSearch({ ...search, subject })}
          options={PAPER_SUBJECTS}
          value={search.subject}
        />
        <Filter
          all="All years"
          label="Year"
          onChange={(year) => onSearch({ ...search, year })}
          options={PAPER_YEARS}
          value={search.year}
        />
        <Filter
          all="All boards"
          label="Board"
          onChange={(board) => onSearch({ ...search, board })}
          options={PAPER_BOARDS}
          value={search.board}
        />
      </FilterBar>
      <Results
        count={found.length}
        empty="No papers found"
        isFiltered={Boolean(search.q || search.subject || search.year || search.board)}
        onClear={() => onSearch({})}
        one="paper"
      >
        <ul className="grid gap-4 lg:grid-cols-2">
          {found.map((paper) => (
            <li key={paper.id}>
              <PaperCard paper={paper} />
            </li>
          ))}
        </ul>
      </Results>
    </ResourcePage>
  )
}

function PaperCard({ paper }: { paper: PastPaper }) {
  return (
    <article className="card flex h-full flex-col gap-3 p-4 sm:p-6">
      <p className="flex flex-wrap items-center gap-2 text-13">
        <span className="mr-auto font-semibold text-accent">{paper.subject}</span>
        <Badge>{paper.board}</Badge>
        <Badge>{describePaperType(paper.type)}</Badge>
      </p>
      <h2 className="text-20">{paper.title}</h2>
      <p className="text-soft">{paper.description}</p>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-1">
        <p className="tabular flex flex-wrap gap-x-4 text-13 text-faint">
          <span>{`Model paper in the pattern of ${paper.year}`}</span>
          <span>{paper.fileSize}</span>
        </p>
        <div className="flex flex-wrap gap-3">
          {paper.previewUrl && (
            <LinkButton
              aria-label={`Preview ${paper.title}`}
              icon="eye"
              kind="secondary"
              params={{ id: paper.id }}
              to="/resources/past-papers/$id"
            >
              Preview
            </LinkButton>
          )}
          <AnchorButton
            aria-label={`Download ${paper.title}`}
            download={pdfNameOf(paper.title)}
            href={paper.downloadUrl}
            icon="download"
          >
            Download
          </AnchorButton>
        </div>
      </div>
    </article>
  )
}
