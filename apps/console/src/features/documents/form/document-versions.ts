import { type Document, texts } from '@tahi/contract'
import type { Version } from '../../../platform/stale-notice.tsx'
import type { DocumentValues } from './document-values.ts'

const { fields, forAllBranches } = texts.document

/**
 * What was typed beside a document that somebody else saved meanwhile.
 * @param nameOf a branch's name by its id
 */
export const documentVersions = (
  mine: DocumentValues,
  theirs: Document,
  nameOf: (branchId: string) => string | undefined,
): Version[] => [
  {
    label: fields.branch,
    mine: mine.branchId === 'All' ? forAllBranches : (nameOf(mine.branchId) ?? 'Another branch'),
    theirs: theirs.branchId === 'All' ? forAllBranches : theirs.branchName,
  },
  { label: fields.title, mine: mine.title, theirs: theirs.title },
  { label: fields.desc, mine: mine.desc || 'None', theirs: theirs.desc || 'None' },
  { label: fields.fileType, mine: mine.fileType, theirs: theirs.fileType },
  { label: fields.file, mine: mine.name, theirs: theirs.name },
]
