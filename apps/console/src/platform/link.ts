/** What a list shows of itself: its filters by their names; one that is undefined is not set. */
export type Part = { [key: string]: string | undefined }

/** The address of a screen that shows this part. */
export function linkTo(path: string, part: Part): string {
  const set = Object.entries(part).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return set.length === 0 ? path : `${path}?${new URLSearchParams(set)}`
}
