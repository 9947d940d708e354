import { LoadFailure } from '../../ui/load-failure.tsx'

export function ResourceFailure() {
  return <LoadFailure className="page py-16" what="page" />
}
