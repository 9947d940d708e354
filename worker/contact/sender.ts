import { createHash } from 'node:crypto'
import { networkOf } from '../http/network.ts'

/** Who sent a message, as far as the rate limit must know: the table holds no addresses. */
export function hashSender(address: string): string {
  return createHash('sha256')
    .update(`contact:${networkOf(address)}`)
    .digest('base64url')
}
