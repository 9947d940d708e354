import type { TaskPriority } from '#domain/study/task-list.ts'
import type { Tone } from '#src/ui/badge.tsx'

export const PRIORITY_NAMES: Record<TaskPriority, string> = { low: 'Low', medium: 'Medium', high: 'High' }
export const PRIORITY_TONES: Record<TaskPriority, Tone> = { low: 'green', medium: 'yellow', high: 'red' }
