const suffix = /^(jr|sr|ii|iii|iv|v)\.?$/i

/** The first letters of the first and the last word of a name, 'MS' of Maria Clara Santos and of Maria Santos Jr. */
export function initials(name: string): string {
  const words = name.split(' ').filter((word) => word && !suffix.test(word))
  return `${words[0]?.[0] ?? ''}${words.length > 1 ? (words.at(-1)?.[0] ?? '') : ''}`.toUpperCase()
}
