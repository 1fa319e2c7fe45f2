const countStyle = new Intl.NumberFormat('en')

/** '1,200'. */
export const formatCount = (count: number | bigint): string => countStyle.format(count)

/** '1 day', '1,200 days'. */
export const counted = (count: number, one: string, several: string): string =>
  count === 1 ? `1 ${one}` : `${formatCount(count)} ${several}`

/** One of a selection that was refused, and why. */
interface Refused {
  readonly msg: string
}

/** What became of those of a selection that were refused: the reason, or how many there are for each. @param what counted */
export const leftAsTheyAre = (refused: readonly Refused[], what: string): string =>
  withReasons(`${what} ${refused.length === 1 ? 'is left as it is' : 'are left as they are'}`, refused)

/** The same in other words. @param left what became of them, without a full stop */
export function withReasons(left: string, refused: readonly Refused[]): string {
  const reasons = new Map<string, number>()
  for (const { msg } of refused) reasons.set(msg, (reasons.get(msg) ?? 0) + 1)
  const [first = '', ...others] = reasons.keys()
  if (others.length === 0) return `${left}: ${first}`
  return [`${left}.`, ...[...reasons].map(([msg, count]) => `${formatCount(count)}: ${msg}`)].join(' ')
}

/** 'Ana Cruz', 'Ana Cruz and Ben Diaz', 'Ana Cruz, Ben Diaz, Cora Lim and 12 more'. */
export function listed(names: readonly string[], most = 3): string {
  const words = names.slice(0, most)
  const rest = names.length - most
  const last = rest > 0 ? `${formatCount(rest)} more` : words.pop()
  return [words.join(', '), last].filter(Boolean).join(' and ')
}
