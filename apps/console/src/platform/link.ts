/** Filters of a list by name; undefined ones are not set. */
export type Part = { [key: string]: string | undefined }

/** The address of a screen with these filters. */
export function linkTo(path: string, part: Part): string {
  const set = Object.entries(part).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return set.length === 0 ? path : `${path}?${new URLSearchParams(set)}`
}
