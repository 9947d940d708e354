/** The file name for a downloaded document: its title, without characters that some system forbids in file names. */
export function pdfNameOf(title: string): string {
  const name = title
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+|\.+$/g, '')
  return `${name || 'document'}.pdf`
}
