import { findPeopleTexts } from './find-people.ts'

/** The command palette. */
export const paletteTexts = {
  search: 'Search',
  finds: 'Pages, people, actions',
  searching: findPeopleTexts.searching,
  nothing: 'Nothing found',
  /** For screen readers. */
  found: (count: number) => `${count} found`,
  groups: { pages: 'Pages', actions: 'Actions', people: 'People' },
} as const
