import { fileURLToPath } from 'node:url'

/**
 * The folder of a check's example, good or bad.
 * @param {string} check
 * @param {'good' | 'bad'} kind
 */
export function fixture(check, kind) {
  return fileURLToPath(new URL(`fixtures/${check}/${kind}`, import.meta.url))
}
