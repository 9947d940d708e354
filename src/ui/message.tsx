import { Icon } from './icon.tsx'

/** The outcome of an action: green if it says "successfully", red otherwise. */
export function Message({ text }: { text: string }) {
  const good = text.includes('successfully')
  return (
    <p
      className={`flex items-start gap-2 rounded-sm border bg-ground px-3 py-2 text-15 ${good ? 'border-green text-green' : 'border-red text-red'}`}
      role={good ? 'status' : 'alert'}
    >
      <Icon className="mt-0.5 size-5" name={good ? 'check' : 'warning'} />
      <span className="min-w-0 wrap-anywhere">{text}</span>
    </p>
  )
}
