/** A time of day in the company's zone, in whole minutes since midnight: 0 to 1439 (D1 Dates and times). */
export type WallTime = number

/** A duration in whole minutes. */
export type Minutes = number

export const minutesPerDay: Minutes = 24 * 60

const pattern = /^([01]\d|2[0-3]):([0-5]\d)$/

/** Reads 'HH:MM' of the 24-hour clock, the API's form (D1); undefined for any other text. */
export function parseWallTime(text: string): WallTime | undefined {
  const match = pattern.exec(text)
  return match ? Number(match[1]) * 60 + Number(match[2]) : undefined
}

/** The same where no time is null, as in a record; also for a text that is no time. */
export const parseWallTimeOrNone = (text: string): WallTime | null => parseWallTime(text) ?? null

/** The API's form, 'HH:MM' of the 24-hour clock (D1). */
export function formatWallTime(time: WallTime): string {
  return `${twoDigits(Math.floor(time / 60))}:${twoDigits(time % 60)}`
}

/** The API's form of a time that may be missing: null is ''. */
export const formatWallTimeOrNone = (time: WallTime | null): string =>
  time === null ? '' : formatWallTime(time)

function twoDigits(count: number): string {
  return String(count).padStart(2, '0')
}
