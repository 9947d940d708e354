/** Where the form and the file use different words. */
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

/** The name of a field in the form: "options.1" is "Option B". */
export function nameField(field: string): string {
  const [, list, index] = /^(options|optionFigures)\.(\d)/.exec(field) ?? []
  if (list !== undefined) return `${list === 'options' ? 'Option' : 'Drawing of option'} ${'ABCD'[Number(index)]}`
  return NAMES[field] ?? `${field.charAt(0).toUpperCase()}${field.slice(1)}`
}
