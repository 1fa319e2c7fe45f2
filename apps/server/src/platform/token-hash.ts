import { createHash } from 'node:crypto'

/**
 * What is stored of a random secret: whoever reads the database cannot use it. A password needs more, because it could be
 * guessed from such a hash.
 */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Tokens by their hashes as hexadecimal text, to find many of them with one query. */
export const byTokenHash = (tokens: readonly string[]): Map<string, string> =>
  new Map(tokens.map((token) => [tokenHash(token).toString('hex'), token]))
