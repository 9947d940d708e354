import type { ReactNode } from 'react'

export type Tone = 'plain' | 'green' | 'yellow' | 'orange' | 'red' | 'accent'

const TONES: Record<Tone, string> = {
  plain: 'border-line text-soft',
  green: 'border-green/50 text-green',
  yellow: 'border-yellow/50 text-yellow',
  orange: 'border-orange/50 text-orange',
  red: 'border-red/50 text-red',
  accent: 'border-accent/60 text-accent',
}

export function Badge({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`inline-flex items-center rounded-full border px-2 text-13 ${TONES[tone]}`}>{children}</span>
}
