import { LoadFailure } from '../../ui/load-failure.tsx'

export function NoteFailure() {
  return <LoadFailure what="note" />
}
