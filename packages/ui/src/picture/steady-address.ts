/**
 * Seconds by which a newer signature must outlive the one in use. Signatures are valid for 15 minutes (D6), and lists are
 * refetched every 10: with this, a picture that is mounted before the next refetch still opens.
 */
const renewedAfter = 4 * 60

/** The address in use for each picture and its expiry, by path. */
const shown = new Map<string, { address: string; ends: number }>()

/**
 * A stable address for showing a picture. Every reply signs its files' addresses again (D6), and a new address makes
 * the browser load the picture again. So a refetched list keeps the address in use until a newer one lasts some
 * minutes longer.
 * @param address from a reply, with its expiry in `expires`, in seconds since 1970; any other address is returned
 * unchanged
 */
export function steadyAddress(address: string): string {
  const [path = '', query] = address.split('?')
  const ends = Number(new URLSearchParams(query).get('expires'))
  if (ends === 0) return address
  const present = shown.get(path)
  // Both times are the server's: a phone's clock may be wrong.
  if (present && ends - present.ends < renewedAfter) return present.address
  shown.set(path, { address, ends })
  return address
}
