import type { Branch, texts } from '@tahi/contract'

/** What a branch, a department and a designation have in common. */
export type Part = Omit<Branch, 'branchName'>

/** What a screen of the organisation says. */
export type PartWords = (typeof texts.organisation)['branch' | 'department' | 'designation']
