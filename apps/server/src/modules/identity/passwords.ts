import { hash, verify } from '@node-rs/argon2'

// OWASP's minimum for argon2id: 19 MiB, two passes.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

let nobodys: Promise<string> | undefined

/** The hash of a password that nobody knows; verifying against it takes as long as against any other. */
export const hashOfNobodys = (): Promise<string> => {
  nobodys ??= hashPassword(crypto.randomUUID())
  return nobodys
}

/**
 * @param hashed undefined when there is no such account: it matches nothing, and takes as long, so that the duration does
 * not tell whether there is one
 */
export async function passwordMatches(password: string, hashed: string | undefined): Promise<boolean> {
  const matches = await verify(hashed ?? (await hashOfNobodys()), password)
  return matches && hashed !== undefined
}
