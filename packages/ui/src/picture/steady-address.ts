/** Seconds by which a newer signature must outlive the one that is shown; signatures hold for 15 minutes (D6). */
const renewedAfter = 12 * 60

/** The address that each picture is shown from and when it ends, by its path. */
const shown = new Map<string, { address: string; ends: number }>()

/**
 * The address to show a picture from. Every reply signs the addresses of its files anew (D6), and under another address the
 * browser would load the same picture again: a list that is read anew keeps the one it has, as long as that one holds.
 * @param address as a reply has it: with when it ends, in seconds since 1970, as `expires`; any other is given back
 */
export function steadyAddress(address: string): string {
  const [path = '', query] = address.split('?')
  const ends = Number(new URLSearchParams(query).get('expires'))
  if (ends === 0) return address
  const present = shown.get(path)
  // Both times are the server's: the clock of a phone may be wrong.
  if (present && ends - present.ends < renewedAfter) return present.address
  shown.set(path, { address, ends })
  return address
}
