import type { generalWords } from '@tahi/contract/employee-texts/general'

/** The age of something in words. @param ms milliseconds */
export function agoIn(words: (typeof generalWords)['en']['ago'], ms: number): string {
  const minutes = Math.floor(ms / 60_000)
  if (minutes < 1) return words.now
  if (minutes < 60) return words.minutes(minutes)
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? words.hours(hours) : words.days(Math.floor(hours / 24))
}
