import { limits } from '@tahi/contract'

/** A description as a list shows it: if longer than 100 characters, cut to 50 and an ellipsis (C9). */
export function cutDescription(desc: string): string {
  const line = desc.replace(/\s+/g, ' ')
  // Counted by code points, so that no surrogate pair is cut in half.
  const letters = Array.from(line)
  if (letters.length <= limits.longDescription) return line
  return `${letters.slice(0, limits.cutDescription).join('').trimEnd()}…`
}
