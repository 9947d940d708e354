import type { PastPaper } from '#domain/resources/resource.ts'

const MOST = 3

/** Papers to practise next: first others of the same subject, then others of the same board. */
export function listSimilar(papers: readonly PastPaper[], { id, subject, board }: PastPaper): PastPaper[] {
  const rank = (paper: PastPaper) => (paper.subject === subject ? 2 : 0) + (paper.board === board ? 1 : 0)
  return papers
    .filter((paper) => paper.id !== id && rank(paper) > 0)
    .toSorted((one, other) => rank(other) - rank(one))
    .slice(0, MOST)
}
