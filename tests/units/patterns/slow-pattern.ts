// Finds patterns that take more than linear time to fail: those that can split a text of any length in more than one
// way, because two loops of the pattern, or a loop and the search for a beginning, accept the same characters.

/** One of each kind of character that patterns distinguish. */
const SAMPLES = [
  ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)),
  ...['\u0085', '\u00a0', 'é', '\u0301', 'क', '\u093c', '\u0902', '\u094d', '५', 'Ω', '漢', '\u3164', '\u2800'],
  ...['\u200b', '\u200d', '\u202e', '\u2028', '\ufeff', '’', '😀', '\ud800', '\ufffe'],
]

type Node =
  | { kind: 'set'; chars: ReadonlySet<number> }
  | { kind: 'sequence'; parts: Node[] }
  | { kind: 'choice'; parts: Node[] }
  | { kind: 'repeat'; part: Node; min: number; max: number }
  /** Assertions, which take no character. */
  | { kind: 'assertion'; isStart: boolean }

const COPIES_MAX = 60

/** The places in a pattern: which can follow which, and where a match can end without a condition. */
type Automaton = { sets: ReadonlySet<number>[]; next: number[][]; ends: boolean[] }

export function isSlow(pattern: RegExp): boolean {
  const automaton = build(parse(pattern), pattern.sticky)
  const places = automaton.sets.map((_, at) => at).filter((at) => !automaton.ends[at] && canRepeat(automaton, at))
  return places.some((p) => comesTwice(automaton, p) || places.some((q) => p !== q && isAmbiguous(automaton, p, q)))
}

/** Whether one loop is directly inside another: then there are two ways from p back to it. */
function comesTwice({ next }: Automaton, p: number): boolean {
  const after = next[p] ?? []
  return after.indexOf(p) !== after.lastIndexOf(p)
}

/** Whether a text leads from p to p, from p to q, and from q to q: then each longer text can be split in more ways. */
function isAmbiguous({ sets, next, ends }: Automaton, p: number, q: number): boolean {
  const goal = `${p},${q},${q}`
  const seen = new Set<string>()
  const open: [number, number, number][] = [[p, p, q]]
  for (let state = open.pop(); state; state = open.pop()) {
    const [one, two, three] = state.map((at) => (next[at] ?? []).filter((to) => !ends[to]))
    for (const a of one ?? [])
      for (const b of two ?? [])
        for (const c of three ?? []) {
          const key = `${a},${b},${c}`
          if (seen.has(key) || !shareOne(sets[a], sets[b], sets[c])) continue
          if (key === goal) return true
          seen.add(key)
          open.push([a, b, c])
        }
  }
  return false
}

function shareOne(first: ReadonlySet<number> = new Set(), ...others: (ReadonlySet<number> | undefined)[]): boolean {
  return [...first].some((char) => others.every((set) => set?.has(char)))
}

function canRepeat({ next, ends }: Automaton, from: number): boolean {
  const seen = new Set<number>()
  const open = [...(next[from] ?? [])]
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (at === from) return true
    if (seen.has(at) || ends[at]) continue
    seen.add(at)
    open.push(...(next[at] ?? []))
  }
  return false
}

/** Where a part begins and ends, and whether it can be passed without a character, with or without a condition. */
type Part = { first: number[]; last: number[]; isEmpty: boolean; isFree: boolean; isAnchored: boolean }

function build(node: Node, isSticky: boolean): Automaton {
  const automaton: Automaton = { sets: [], next: [], ends: [] }
  const conditional = new Set<number>()
  const add = (chars: ReadonlySet<number>) => {
    automaton.next.push([])
    automaton.ends.push(false)
    return automaton.sets.push(chars) - 1
  }
  const join = (one: Part, two: Part): Part => {
    for (const from of one.last) automaton.next[from]?.push(...two.first)
    if (!two.isFree && two.isEmpty) for (const at of one.last) conditional.add(at)
    return {
      first: one.isEmpty ? [...one.first, ...two.first] : one.first,
      last: two.isEmpty ? [...one.last, ...two.last] : two.last,
      isEmpty: one.isEmpty && two.isEmpty,
      isFree: one.isFree && two.isFree,
      isAnchored: one.isAnchored || (one.isEmpty && one.first.length === 0 && two.isAnchored),
    }
  }
  const empty: Part = { first: [], last: [], isEmpty: true, isFree: true, isAnchored: false }
  const visit = (part: Node): Part => {
    if (part.kind === 'set') {
      const at = add(part.chars)
      return { first: [at], last: [at], isEmpty: false, isFree: false, isAnchored: false }
    }
    if (part.kind === 'assertion') return { ...empty, isFree: false, isAnchored: part.isStart }
    if (part.kind === 'sequence') return part.parts.map(visit).reduce(join, empty)
    if (part.kind === 'choice') {
      const parts = part.parts.map(visit)
      return {
        first: parts.flatMap(({ first }) => first),
        last: parts.flatMap(({ last }) => last),
        isEmpty: parts.some(({ isEmpty }) => isEmpty),
        isFree: parts.some(({ isFree }) => isFree),
        isAnchored: parts.every(({ isAnchored }) => isAnchored),
      }
    }
    const copies = Math.min(Number.isFinite(part.max) ? part.max : Math.max(1, part.min), COPIES_MAX)
    let whole = empty
    for (let count = 1; count <= copies; count++) {
      const copy = visit(part.part)
      if (count === copies && part.max === Number.POSITIVE_INFINITY)
        for (const from of copy.last) automaton.next[from]?.push(...copy.first)
      whole = join(whole, count > part.min ? { ...copy, isEmpty: true, isFree: true, isAnchored: false } : copy)
    }
    return whole
  }
  const whole = visit(node)
  for (const at of whole.last) automaton.ends[at] = !conditional.has(at)
  if (!whole.isAnchored && !isSticky) {
    // The search for a beginning accepts any character.
    const search = add(new Set(SAMPLES.keys()))
    automaton.next[search]?.push(search, ...whole.first)
  }
  return automaton
}

function parse({ source, flags }: RegExp): Node {
  let at = 0
  const classFlags = flags.replace(/[gyd]/g, '')
  const setOf = (atom: string): Node => {
    const pattern = new RegExp(`^(?:${atom})$`, classFlags)
    return { kind: 'set', chars: new Set(SAMPLES.flatMap((sample, index) => (pattern.test(sample) ? index : []))) }
  }
  const take = (pattern: RegExp): string | null => {
    const sticky = new RegExp(pattern.source, 'yu')
    sticky.lastIndex = at
    const found = sticky.exec(source)?.[0] ?? null
    at += found?.length ?? 0
    return found
  }
  const choice = (): Node => {
    const parts = [sequence()]
    while (take(/\|/)) parts.push(sequence())
    return parts.length === 1 && parts[0] ? parts[0] : { kind: 'choice', parts }
  }
  const sequence = (): Node => {
    const parts: Node[] = []
    while (at < source.length && !'|)'.includes(source[at] ?? '')) parts.push(repeated(atom()))
    return { kind: 'sequence', parts }
  }
  const repeated = (part: Node): Node => {
    const quantifier = take(/(?:[*+?]|\{\d+(?:,\d*)?\})\??/)
    if (!quantifier) return part
    const [, low, comma, high] = /^\{(\d+)(,?)(\d*)\}/.exec(quantifier) ?? []
    const least = low === undefined ? Number(quantifier.startsWith('+')) : Number(low)
    const most = low === undefined ? (quantifier.startsWith('?') ? 1 : Number.POSITIVE_INFINITY) : Number(high || low)
    return { kind: 'repeat', part, min: least, max: comma && !high ? Number.POSITIVE_INFINITY : most }
  }
  const atom = (): Node => {
    if (take(/\^/)) return { kind: 'assertion', isStart: !flags.includes('m') }
    if (take(/\$|\\[bB]/)) return { kind: 'assertion', isStart: false }
    const group = take(/\((?:\?(?::|[=!]|<[=!]|<\w+>))?/)
    if (group) {
      const inner = choice()
      if (!take(/\)/)) throw new Error(`No end of a group: ${source}`)
      // A lookahead is read, too, and can fail.
      const isLook = /[=!]$/.test(group)
      return isLook ? { kind: 'sequence', parts: [inner, { kind: 'assertion', isStart: false }] } : inner
    }
    const set = take(/\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[0-9a-f]{4}|\\x[0-9a-f]{2}|\\.|[^\\]/s)
    if (!set) throw new Error(`Not understood at ${at}: ${source}`)
    return setOf(set)
  }
  const whole = choice()
  if (at < source.length) throw new Error(`Not understood at ${at}: ${source}`)
  return whole
}
