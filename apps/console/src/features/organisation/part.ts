import type { Branch, texts } from '@tahi/contract'

/** The common fields of a branch, department and designation. */
export type Part = Omit<Branch, 'branchName'>

/** The texts of one of these screens. */
export type PartWords = (typeof texts.organisation)['branch' | 'department' | 'designation']
