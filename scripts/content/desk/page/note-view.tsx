import { useState } from 'react'
import { countOf } from '#domain/numbers.ts'
import { Button } from '#src/ui/button.tsx'
import type { DeskNote } from '../desk-types.ts'
import { askDesk, NO_ANSWER, Refused, useDesk } from './ask-desk.ts'
import { MistakeList } from './mistake-list.tsx'

/** A note in both editions, with its mistakes on top. */
export function NoteView({ file }: { file: string }) {
  const query = new URLSearchParams({ file })
  const { answer: note, problem } = useDesk<DeskNote>(`/desk/note?${query}`)
  if (problem)
    return (
      <p className="whitespace-pre-line" role="alert">
        {problem}
      </p>
    )
  if (!note) return <p role="status">Setting the note...</p>
  const edition = new URLSearchParams({ file, edition: String(note.edition) })
  return (
    <div className="flex flex-col gap-4 lg:min-h-[calc(100dvh-2rem)]">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-17 font-semibold wrap-anywhere">content/{file}</h1>
        <OpenInEditor file={file} />
      </div>
      <MistakeList mistakes={note.mistakes} />
      <div className="flex min-h-96 grow flex-wrap gap-6 lg:flex-nowrap">
        <figure className="flex w-[390px] max-w-full shrink-0 flex-col gap-2">
          <figcaption className="text-13 text-soft">
            On a phone
            {note.old.phone && <Old />}
          </figcaption>
          <iframe
            className="min-h-96 w-full grow rounded-lg border border-line bg-white"
            src={`/desk/phone?${edition}`}
            title="The note on a phone"
          />
        </figure>
        <figure className="flex min-w-80 grow flex-col gap-2">
          <figcaption className="text-13 text-soft">
            On paper{note.pages !== null && `, ${countOf(note.pages, 'page')}`}
            {note.old.paper && <Old />}
          </figcaption>
          <iframe
            className="min-h-96 w-full grow rounded-lg border border-line bg-surface"
            src={`/desk/paper?${edition}`}
            title="The note on paper"
          />
        </figure>
      </div>
    </div>
  )
}

function OpenInEditor({ file }: { file: string }) {
  const [problem, setProblem] = useState<string | null>(null)
  const open = () =>
    askDesk('POST', '/desk/open', { file }).then(
      () => setProblem(null),
      (error: unknown) => setProblem(error instanceof Refused ? error.message : NO_ANSWER),
    )
  return (
    <div className="flex items-center gap-3">
      <span className="text-13 text-red" role="alert">
        {problem}
      </span>
      <Button kind="secondary" onClick={open} size="small">
        Open in your editor
      </Button>
    </div>
  )
}

/** The preview is from before the last save. */
function Old() {
  return <strong className="text-orange">, as it was before the mistake</strong>
}
