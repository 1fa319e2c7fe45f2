import { createHash } from 'node:crypto'

/**
 * What is stored of a random secret: whoever reads the database cannot use it. A password needs more, because it could be
 * guessed from such a hash.
 */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()
