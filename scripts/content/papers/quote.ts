/** A text as a string of Typst. */
export function quote(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')}"`
}
