const NETWORK_GROUPS = 4

/** A line of IPv6 has 2^64 addresses, and could send from each in turn: its first 64 bits stand for all of them. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(Math.max(0, 2 * NETWORK_GROUPS - head.length - tail.length)).fill('0')
  return [...head, ...zeros, ...tail]
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
