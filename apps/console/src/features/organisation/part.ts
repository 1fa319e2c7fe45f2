import type { Branch, texts } from '@tahi/contract'

/** The common fields of a branch, department and designation. */
export type Part = Omit<Branch, 'branchName'>

/** With its name in a field of its own. */
export type NamedPart<Field extends string> = Part & Record<Field, string>

/** The texts of one of these screens. */
export type PartWords = (typeof texts.organisation)['branch' | 'department' | 'designation']
