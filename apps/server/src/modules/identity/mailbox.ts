const google = /^(gmail|googlemail)\.com$/

/**
 * The mailbox behind an address, to count by: mail to `ana+anything@…` arrives at `ana@…`, and Google ignores dots. Mail is
 * sent to the address as it was typed, because not every provider reads it so.
 * @param address in lower case; any other text, such as a user ID, is returned as it is
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@')
  if (at < 0) return address
  const [person, host] = [withoutTag(address.slice(0, at)), address.slice(at + 1)]
  return google.test(host) ? `${person.replaceAll('.', '')}@gmail.com` : `${person}@${host}`
}

/** A name that starts with a plus is no tag. */
function withoutTag(local: string): string {
  const plus = local.indexOf('+', 1)
  return plus < 0 ? local : local.slice(0, plus)
}
