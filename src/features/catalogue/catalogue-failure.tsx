import { LoadFailure } from '../../ui/load-failure.tsx'

export function CatalogueFailure() {
  return <LoadFailure className="page py-16" what="page" />
}
