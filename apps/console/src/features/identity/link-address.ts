export interface LinkAddress {
  /** What the mail's link carries; '' when it was cut off. */
  token: string
}

/** Reads the address of a page that a mail leads to. */
export const readLinkAddress = (search: Record<string, unknown>): LinkAddress => ({
  token: typeof search.token === 'string' ? search.token : '',
})
