/**
 * Removes the slash from the end of the page's address: the router treats `/branches/` as `/branches`, but other code
 * compares paths. Runs before the router, which would not redirect.
 */
export function keepOneAddress({ location, history }: Pick<Window, 'location' | 'history'>): void {
  const { pathname, search, hash } = location
  const path = withoutEndingSlash(pathname)
  if (path !== pathname) history.replaceState(history.state, '', `${path}${search}${hash}`)
}

export const withoutEndingSlash = (path: string): string => path.replace(/(?<=.)\/+$/, '')
