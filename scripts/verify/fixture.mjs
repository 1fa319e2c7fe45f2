import { fileURLToPath } from 'node:url'

/**
 * The folder of a check's good or bad example.
 * @param {string} check
 * @param {'good' | 'bad'} kind
 */
export function fixture(check, kind) {
  return fileURLToPath(new URL(`fixtures/${check}/${kind}`, import.meta.url))
}
