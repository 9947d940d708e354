/** Where the form uses other words than the file. */
const NAMES: Record<string, string> = {
  id: 'Name of the question',
  figure: 'Drawing',
  'figure.svg': 'Drawing',
  'figure.alt': 'What the drawing shows',
  answer: 'Right answer',
  series: 'For whom',
  timeLimit: 'Time in minutes',
  tags: 'Tags, with commas between them',
}

/** A field as the form calls it: "options.1" is "Option B". */
export function nameField(field: string): string {
  const [, list, index] = /^(options|optionFigures)\.(\d)/.exec(field) ?? []
  if (list !== undefined) return `${list === 'options' ? 'Option' : 'Drawing of option'} ${'ABCD'[Number(index)]}`
  return NAMES[field] ?? `${field.charAt(0).toUpperCase()}${field.slice(1)}`
}
