import { createFileRoute, Outlet } from '@tanstack/react-router'
import { SiteFooter } from '#src/features/shell/site-footer.tsx'
import { SkipLink } from '#src/ui/skip-link.tsx'
import { SearchButton } from '../features/search/search-host.tsx'
import { ScrollToTop } from '../features/shell/scroll-to-top.tsx'
import { SiteNav } from '../features/shell/site-nav.tsx'

export const Route = createFileRoute('/_site')({
  component: () => (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteNav search={<SearchButton />} />
      <main className="min-h-[calc(100dvh-4rem)] grow outline-none" id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
      <ScrollToTop />
    </div>
  ),
})
