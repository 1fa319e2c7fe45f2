/** '1 day', '1,200 days'. */
export const counted = (count: number, one: string, several: string): string =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en')} ${several}`

/** What became of those of a selection that were refused. @param what counted @param msg why the first one was */
export const leftAsTheyAre = (count: number, what: string, msg: string): string =>
  `${what} ${count === 1 ? 'is left as it is' : 'are left as they are'}: ${msg}`
