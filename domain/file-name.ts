/** The name under which a document is downloaded: its title, without what some system forbids in names of files. */
export function fileNameOf(title: string): string {
  const name = title
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+|\.+$/g, '')
  return `${name || 'document'}.pdf`
}
