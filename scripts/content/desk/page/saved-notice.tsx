import { Icon } from '#src/ui/icon.tsx'

/** Says that something was saved, in a visible place, until it is closed or something else is saved. */
export function SavedNotice({ text, onOver }: { text: string; onOver: () => void }) {
  return (
    <div className="fixed right-4 bottom-4 z-10" role="status">
      {text && (
        <p className="card flex items-center gap-3 border-green/60 py-2 pr-2 pl-4">
          <Icon className="size-5 text-green" name="check" />
          {text}
          <button aria-label="Put this message away" className="size-11 text-soft" onClick={onOver} type="button">
            ×
          </button>
        </p>
      )}
    </div>
  )
}
