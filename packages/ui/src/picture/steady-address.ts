/** Seconds by which a newer signature must outlive the one that is shown; signatures hold for 15 minutes (D6). */
const renewedAfter = 12 * 60

/** The address that each picture is shown from, by its path. */
const shown = new Map<string, string>()

/**
 * The address to show a picture from. Every reply signs the addresses of its files anew (D6), and under another address the
 * browser would load the same picture again: a list that is read anew keeps the one it has, as long as that one holds.
 * @param address as a reply has it: with when it ends, in seconds since 1970, as `expires`; any other is given back
 */
export function steadyAddress(address: string): string {
  const [path = '', query] = address.split('?')
  const ends = endOf(query)
  if (ends === undefined) return address
  const present = shown.get(path)
  // Both times are the server's: the clock of a phone may be wrong.
  if (present !== undefined && ends - (endOf(present.split('?')[1]) ?? 0) < renewedAfter) return present
  shown.set(path, address)
  return address
}

function endOf(query: string | undefined): number | undefined {
  const ends = Number(new URLSearchParams(query).get('expires') ?? Number.NaN)
  return Number.isNaN(ends) ? undefined : ends
}
