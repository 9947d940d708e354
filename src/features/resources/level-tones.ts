import type { ArticleLevel } from '#domain/resources/resource-kinds.ts'
import type { Tone } from '#src/ui/badge.tsx'

export const LEVEL_TONES: Record<ArticleLevel, Tone> = { Beginner: 'green', Intermediate: 'yellow', Advanced: 'orange' }
