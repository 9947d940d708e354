const NETWORK_GROUPS = 4

/**
 * A single connection can have 2^64 addresses of IPv6 and could use each in turn. So the first 64 bits represent all of
 * them.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(Math.max(0, 2 * NETWORK_GROUPS - head.length - tail.length)).fill('0')
  return [...head, ...zeros, ...tail]
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
