/** The parts of a name in a folder, which Windows separates with backslashes. */
const partsOf = (name: string) => name.split(/[\\/]/)

/** Whether a source is compiled by itself. A source with a name that begins with `_` is part of others. */
export function isTypstSource(name: string): boolean {
  return name.endsWith('.typ') && !partsOf(name).some((part) => part.startsWith('_'))
}

/** Whether other sources can use this file: a part of Typst, a picture or a table. */
export function isSharedPart(name: string): boolean {
  return /\.(svg|png|csv)$/.test(name) || (name.endsWith('.typ') && (partsOf(name).at(-1) ?? '').startsWith('_'))
}
