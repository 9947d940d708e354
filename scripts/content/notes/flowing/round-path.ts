/** A tenth of a point is a seventh of a pixel beside text of 16 pixels. */
const PER_POINT = 10

/** How many numbers follow a command, and where among them its end point is. */
const COMMANDS: Readonly<Record<string, { numbers: number; x: number | null; y: number | null }>> = {
  M: { numbers: 2, x: 0, y: 1 },
  m: { numbers: 2, x: 0, y: 1 },
  l: { numbers: 2, x: 0, y: 1 },
  h: { numbers: 1, x: 0, y: null },
  v: { numbers: 1, x: null, y: 0 },
  q: { numbers: 4, x: 2, y: 3 },
  s: { numbers: 4, x: 2, y: 3 },
  c: { numbers: 6, x: 4, y: 5 },
}

/**
 * Rounds a path of the compiler, which has only relative commands after its first `M`. Within a shape each number leads
 * from the rounded point to the exact one, so that the errors of many short lines do not add up. Every shape is rounded
 * from its own beginning, so equal shapes stay equal, which compresses well.
 * @throws Error when the path has a command that the compiler has not used until now.
 */
export function roundPath(path: string): string {
  let real = { x: 0, y: 0 }
  let drawn = { x: 0, y: 0 }

  return path.replace(/^M 0 0 m /, 'M ').replace(/\s*([a-zA-Z])([^a-zA-Z]*)/g, (_, command: string, list: string) => {
    const numbers = (list.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(Number)
    if (command === 'Z') return command
    const end = COMMANDS[command]
    if (!end || numbers.length !== end.numbers)
      throw new Error(`a picture has the command ${command}${list}, which round-path.ts does not know`)
    if (command === 'M' || command === 'm') {
      real = { x: 0, y: 0 }
      drawn = { x: 0, y: 0 }
      return write(command, numbers.map(round))
    }
    const rounded = numbers.map((value, index) => {
      const axis = end.x === null || (end.y !== null && index % 2 === 1) ? 'y' : 'x'
      return round(real[axis] + value - drawn[axis])
    })
    real = { x: real.x + at(numbers, end.x), y: real.y + at(numbers, end.y) }
    drawn = { x: drawn.x + at(rounded, end.x), y: drawn.y + at(rounded, end.y) }
    return write(command, rounded)
  })
}

function at(numbers: readonly number[], index: number | null): number {
  return index === null ? 0 : (numbers[index] ?? 0)
}

function round(value: number): number {
  return Math.round(value * PER_POINT) / PER_POINT || 0
}

function write(command: string, numbers: readonly number[]): string {
  return `${command}${numbers.join(' ').replace(/ (?=-)/g, '')}`
}
