/** A passage that is exactly once in the code, and its replacement. */
export type Passage = readonly [before: string, after: string]

/** pdf.js is one file in which its modules follow each other under their names. */
export type Change = {
  /** By module, its replacement. */
  modules: Readonly<Record<string, string>>
  /** Folders whose modules are removed, unless they have a replacement. */
  folders?: readonly string[]
  passages?: readonly Passage[]
}

const MODULE = /^;\/\/ (?=\S+\n)/m

/** @throws Error with the passage that the code lacks, or has more than once. */
export function applyChange(code: string, { modules, folders = [], passages = [] }: Change): string {
  const [start = '', ...parts] = code.split(MODULE)
  const nameOf = (part: string) => part.slice(0, part.indexOf('\n'))
  const names = parts.map(nameOf)
  for (const wanted of [...Object.keys(modules), ...folders]) {
    if (!names.some((name) => name === wanted || (wanted.endsWith('/') && name.startsWith(wanted)))) {
      throw new Error(`the module ${wanted} is not there.`)
    }
  }
  const changed = parts.map((part) => {
    const name = nameOf(part)
    const stub = modules[name] ?? (folders.some((folder) => name.startsWith(folder)) ? '' : undefined)
    return stub === undefined ? part : `${name}\n${stub}\n`
  })
  return passages.reduce(
    (text, [before, after]) => {
      if (text.split(before).length !== 2) throw new Error(`this passage is not there exactly once:\n${before}`)
      return text.replace(before, () => after)
    },
    [start, ...changed].join(';// '),
  )
}
