import type { SectionBlock } from '#content/site/text-in-sections.ts'
import { Icon } from '#src/ui/icon.tsx'

export function SectionBlocks({ blocks }: { blocks: readonly SectionBlock[] }) {
  return blocks.map((block) => <Block block={block} key={JSON.stringify(block)} />)
}

function Block({ block }: { block: SectionBlock }) {
  if (typeof block === 'string') return <p className="text-soft">{block}</p>
  if ('list' in block) {
    return (
      <ul className="flex list-disc flex-col gap-2 pl-6 text-soft marker:text-faint">
        {block.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )
  }
  if ('facts' in block) {
    return (
      <dl className="card divide-y divide-line">
        {block.facts.map(({ name, text }) => (
          <div className="grid gap-1 p-4 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-4" key={name}>
            <dt className="font-semibold">{name}</dt>
            <dd className="text-soft">{text}</dd>
          </div>
        ))}
      </dl>
    )
  }
  return (
    <p>
      <a
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent underline-offset-4 hover:underline"
        href={block.link.href}
        rel="noreferrer"
        target="_blank"
      >
        <span>{block.link.label}</span>
        <Icon className="size-4" name="external" />
      </a>
    </p>
  )
}
