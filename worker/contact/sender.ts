import { createHash } from 'node:crypto'

const NETWORK_GROUPS = 4

/** Who sent a message, as far as the rate limit must know: the table holds no addresses. */
export function hashSender(address: string): string {
  return createHash('sha256')
    .update(`contact:${networkOf(address)}`)
    .digest('base64url')
}

/** A line of IPv6 has 2^64 addresses, and could send from each in turn: its first 64 bits stand for all of them. */
function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(Math.max(0, 2 * NETWORK_GROUPS - head.length - tail.length)).fill('0')
  return [...head, ...zeros, ...tail].slice(0, NETWORK_GROUPS).join(':')
}
