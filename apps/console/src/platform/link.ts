/** Filters of a list by name; undefined ones are not set. */
export type LinkFilters = { [key: string]: string | undefined }

/** The address of a screen with these filters. */
export function linkTo(path: string, filters: LinkFilters): string {
  const set = Object.entries(filters).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return set.length === 0 ? path : `${path}?${new URLSearchParams(set)}`
}
