/**
 * Takes the slash from the end of the address that the page was opened at: the router takes `/branches/` for `/branches`,
 * where everything else compares paths. Before the router reads it, which sees no difference to lead away from.
 */
export function keepOneAddress({ location, history }: Pick<Window, 'location' | 'history'>): void {
  const { pathname, search, hash } = location
  const path = withoutEndingSlash(pathname)
  if (path !== pathname) history.replaceState(history.state, '', `${path}${search}${hash}`)
}

export const withoutEndingSlash = (path: string): string => path.replace(/(?<=.)\/+$/, '')
