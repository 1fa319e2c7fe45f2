export interface LoginAddress {
  /** The page of this product to go to after the sign-in. */
  next?: string | undefined
  /** A session ended in the middle of work. */
  ended?: boolean | undefined
}

/** Browsers take a backslash for a slash, and read over control characters between two. */
const ofThisProduct = /^\/(?![/\\])\P{Cc}*$/u

/**
 * Reads the login's address; a `next` that leads to another site is dropped. What is dropped is named all the same: the
 * router hands on, unread, whatever its reader leaves out.
 */
export function readLoginAddress({ next, ended }: Record<string, unknown>): LoginAddress {
  const isOwn = typeof next === 'string' && ofThisProduct.test(next)
  return { next: isOwn ? next : undefined, ended: ended === true || undefined }
}
