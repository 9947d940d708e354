import type { DeskNote } from '../desk-types.ts'
import { useDesk } from './ask-desk.ts'
import { MistakeList } from './mistake-list.tsx'

/** A note in both editions, with its mistakes on top. */
export function NoteView({ file }: { file: string }) {
  const query = new URLSearchParams({ file })
  const { answer: note, problem } = useDesk<DeskNote>(`/desk/note?${query}`)
  if (problem) return <p role="alert">{problem}</p>
  if (!note) return <p role="status">Setting the note...</p>
  const edition = new URLSearchParams({ file, edition: String(note.edition) })
  return (
    <div className="flex flex-col gap-4">
      <h1 className="text-24">content/{file}</h1>
      <MistakeList mistakes={note.mistakes} />
      <div className="flex flex-wrap gap-6">
        <figure className="flex flex-col gap-2">
          <figcaption className="text-13 text-soft">
            On a phone
            {note.old.phone && <Old />}
          </figcaption>
          <iframe
            className="h-[46rem] w-[390px] rounded-lg border border-line"
            src={`/desk/phone?${edition}`}
            title="The note on a phone"
          />
        </figure>
        <figure className="flex min-w-96 grow flex-col gap-2">
          <figcaption className="text-13 text-soft">
            On paper{note.pages !== null && `, ${note.pages} pages`}
            {note.old.paper && <Old />}
          </figcaption>
          <iframe
            className="h-[46rem] w-full rounded-lg border border-line bg-surface"
            src={`/desk/paper?${edition}`}
            title="The note on paper"
          />
        </figure>
      </div>
    </div>
  )
}

/** The preview that is shown is not of what was saved last. */
function Old() {
  return <strong className="text-orange">: as it was before. Mend the mistakes to see what you saved last.</strong>
}
