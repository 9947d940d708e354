import type { ReactNode } from 'react'
import { describeTrail } from '#src/platform/page/structured-data.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { PageHead } from '#src/ui/page-head.tsx'

type Props = { title: string; intro: string; path: string; children: ReactNode }

/** The frame of every list of resources: the link back to the hub, the title and the introduction. */
export function ResourcePage({ title, intro, path, children }: Props) {
  return (
    <div className="page flex flex-col gap-6 py-8 lg:py-12">
      <PageHead
        description={intro}
        path={path}
        structured={[describeTrail({ name: 'Resources', path: '/resources' }, { name: title, path })]}
        title={title}
      />
      <div className="flex flex-col items-start gap-2">
        <LinkButton className="-ml-3" icon="arrow-left" kind="quiet" size="small" to="/resources">
          All resources
        </LinkButton>
        <h1 className="text-32">{title}</h1>
        <p className="max-w-2xl text-17 text-soft">{intro}</p>
      </div>
      {children}
    </div>
  )
}
