/** The browser's information about the connection. Safari and Firefox have none. */
type Connection = { saveData: boolean; isCellular: boolean; effectiveType: string }

function readConnection(): Connection {
  const told: unknown = typeof navigator !== 'undefined' && 'connection' in navigator ? navigator.connection : null
  const connection = typeof told === 'object' && told !== null ? told : {}
  return {
    saveData: 'saveData' in connection && connection.saveData === true,
    isCellular: 'type' in connection && connection.type === 'cellular',
    effectiveType: 'effectiveType' in connection ? String(connection.effectiveType) : '4g',
  }
}

/** Whether the student has switched the browser's data saver on. */
export function savesData(): boolean {
  return readConnection().saveData
}

/** Whether the small files of a page may be fetched ahead: not if the browser saves data, and not on 2G. */
export function mayPreload(): boolean {
  const { saveData, effectiveType } = readConnection()
  return !saveData && !effectiveType.endsWith('2g')
}

/** Whether the large files of the reader may be fetched, although they may not be needed in the end. */
export function mayPreloadReader(): boolean {
  const { saveData, isCellular, effectiveType } = readConnection()
  return !saveData && !isCellular && effectiveType === '4g'
}
