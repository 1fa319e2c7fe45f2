import type { Day } from '@tahi/domain'
import { hashPassword } from '../../identity/index.ts'

/** Hashes at a time. The process has four threads; some must stay free for people who sign in. */
const atATime = 2

/** Hashes between two progress updates. */
const pace = 10

/**
 * Hashes first passwords, which are the birthdays (D2 New employee). Call it outside of any transaction: each hash takes
 * tens of milliseconds.
 * @param onProgress called now and then with the number done
 * @returns the hashes by line of the file
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
