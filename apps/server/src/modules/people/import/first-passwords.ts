import type { Day } from '@tahi/domain'
import { hashPassword } from '../../identity/index.ts'

/** Hashes at a time: of the process's four threads some stay free for those who sign in meanwhile. */
const atATime = 2

/** Hashes between two signs of progress. */
const pace = 10

/**
 * The hashes of first passwords, which are the birthdays (D2 New employee), by the lines of the file. Before any
 * transaction: each takes tens of milliseconds.
 * @param onProgress told now and then how many are done
 */
export async function hashFirstPasswords(
  birthdays: readonly { line: number; birthday: Day }[],
  onProgress: (done: number) => Promise<void>,
): Promise<Map<number, string>> {
  const hashes = new Map<number, string>()
  for (let first = 0; first < birthdays.length; first += atATime) {
    const batch = birthdays.slice(first, first + atATime)
    const made = await Promise.all(batch.map(({ birthday }) => hashPassword(birthday)))
    for (const [index, { line }] of batch.entries()) hashes.set(line, made[index] ?? '')
    if (hashes.size % pace === 0) await onProgress(hashes.size)
  }
  return hashes
}
