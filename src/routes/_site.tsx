import { createFileRoute, Outlet } from '@tanstack/react-router'
import { SearchButton } from '../features/search/search-host.tsx'
import { ScrollToTop } from '../features/shell/scroll-to-top.tsx'
import { SiteFooter } from '../features/shell/site-footer.tsx'
import { SiteNav } from '../features/shell/site-nav.tsx'
import { SkipLink } from '../ui/skip-link.tsx'

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
