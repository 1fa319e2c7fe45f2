/**
 * What stays to be sent of what stands in the field, once the phone has kept what stood there: whoever types on meanwhile
 * begins the next message behind it. What was changed otherwise stays as a whole.
 */
export const restOf = (typed: string, sent: string): string =>
  typed.startsWith(sent) ? typed.slice(sent.length).trimStart() : typed
