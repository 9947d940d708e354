const HASH_ALGORITHMS = ['scrypt', 'pbkdf2'] as const

/** How new passwords are hashed. Stored hashes of both kinds are verified whatever is configured. */
export type HashAlgorithm = (typeof HASH_ALGORITHMS)[number]

/**
 * The algorithm that PASSWORD_HASH names. A misspelt one must not silently become another one.
 * @throws Error when it names none.
 */
export function readHashAlgorithm(setting: string | undefined): HashAlgorithm {
  if (!setting) return 'scrypt'
  const algorithm = HASH_ALGORITHMS.find((name) => name === setting)
  if (!algorithm) throw new Error(`PASSWORD_HASH is "${setting}". It must be ${HASH_ALGORITHMS.join(' or ')}.`)
  return algorithm
}
