import type { generalWords } from '@tahi/contract/employee-texts/general'
import { charactersTooMany } from '@tahi/contract/limits'

/**
 * The error of a text that is too long for the server; undefined when it fits. A field takes it all the same: cut while
 * it is pasted, the text would be sent without its end.
 */
export function tooLong(
  text: string,
  most: number,
  words: Pick<(typeof generalWords)['en'], 'tooLong'>,
): string | undefined {
  const tooMany = charactersTooMany(text, most)
  return tooMany > 0 ? words.tooLong(most.toLocaleString('en'), tooMany.toLocaleString('en')) : undefined
}
