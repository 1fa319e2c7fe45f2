export interface LoginAddress {
  /** The page of this product to go to after the sign-in. */
  next?: string
  /** A session ended in the middle of work. */
  ended?: boolean
}

/** Browsers take a backslash for a slash, and read over control characters between two. */
const ofThisProduct = /^\/(?![/\\])\P{Cc}*$/u

/** Reads the login's address; a `next` that leads to another site is dropped. */
export function readLoginAddress(search: Record<string, unknown>): LoginAddress {
  const { next, ended } = search
  const isOwn = typeof next === 'string' && ofThisProduct.test(next)
  return { ...(isOwn && { next }), ...(ended === true && { ended }) }
}
