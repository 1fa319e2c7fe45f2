export interface LinkAddress {
  /** The token in the mail's link; '' if it was cut off. */
  token: string
}

/** Reads the address of a page that a mail links to. */
export const readLinkAddress = (search: Record<string, unknown>): LinkAddress => ({
  token: typeof search.token === 'string' ? search.token : '',
})
