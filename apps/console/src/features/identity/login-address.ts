export interface LoginAddress {
  /** The console's page to open after the sign-in, or after the password that has to be chosen then. */
  next?: string | undefined
  /** Whether a session ended during work. */
  ended?: boolean | undefined
}

/** Browsers treat a backslash as a slash, and ignore control characters between two slashes. */
const ofThisProduct = /^\/(?![/\\])\P{Cc}*$/u

/**
 * Reads the login's address, and drops a `next` that leads to another site. Dropped keys are still returned, as
 * undefined: the router would otherwise pass on their raw values.
 */
export function readLoginAddress({ next, ended }: Record<string, unknown>): LoginAddress {
  const isOwn = typeof next === 'string' && ofThisProduct.test(next)
  return { next: isOwn ? next : undefined, ended: ended === true || undefined }
}
