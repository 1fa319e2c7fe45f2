/** Whether a content is a container of Office before 2007 (MS-CFB), by its first bytes. */
export const isContainer = (content: Buffer): boolean =>
  content.subarray(0, 8).toString('hex') === 'd0cf11e0a1b11ae1'

/**
 * Whether a content is an Office document since 2007 that is protected by a password: encrypted, and in such a container
 * (MS-OFFCRYPTO 2.3.4.4).
 */
export const isProtected = (content: Buffer): boolean =>
  isContainer(content) && streamsOf(content).has('EncryptedPackage')

const entryBytes = 128
const streamType = 2

/**
 * The names of the streams that a container's directory lists. A directory entry starts at a multiple of 128 bytes (MS-CFB
 * 2.6): a UTF-16 name of at most 64 bytes, its length, and its type. Text elsewhere that contains such a name does not
 * count.
 */
export function streamsOf(container: Buffer): Set<string> {
  const names = new Set<string>()
  for (let at = 512; at + entryBytes <= container.length; at += entryBytes) {
    const length = container.readUInt16LE(at + 64)
    if (container[at + 66] !== streamType || length < 4 || length > 64 || length % 2 !== 0) continue
    // The length includes the terminating zero.
    if (container.readUInt16LE(at + length - 2) !== 0) continue
    names.add(container.toString('utf16le', at, at + length - 2))
  }
  return names
}
