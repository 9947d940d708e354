// For data that a device has stored: it can be cut off, of an older version, or edited by hand.

/** The object in a JSON text, or null if there is none. */
export function parseObject(json: string | null): Record<string, unknown> | null {
  const value = parseJson(json)
  return isObject(value) ? value : null
}

/** The list in a JSON text; empty if there is none. */
export function parseList(json: string | null): unknown[] {
  const value = parseJson(json)
  return Array.isArray(value) ? value : []
}

function parseJson(json: string | null): unknown {
  try {
    return json === null ? null : JSON.parse(json)
  } catch {
    return null
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

/** A non-negative integer. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}

/** A non-negative number. */
export function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}

export function toTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter(isText) : []
}
