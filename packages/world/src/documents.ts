import type { DocumentType } from '@tahi/contract'
import { addDays, type Day } from '@tahi/domain'
import { midnightOf } from './days.ts'
import { branchPapers, companyPapers, type Paper } from './documents-shelf.ts'
import { idsOf } from './ids.ts'
import type { Named } from './organisation.ts'
import type { Person } from './people.ts'

/** A document with its file. */
export interface Document {
  readonly id: string
  /** Null: for all branches. */
  readonly branchId: string | null
  readonly postedBy: Person
  readonly title: string
  readonly description: string
  readonly fileType: DocumentType
  readonly file: { readonly id: string; readonly name: string; readonly mediaType: string }
  /** The file, generated on the first call; always the same bytes on one Node.js version. */
  content(): Buffer
  readonly createdAt: Date
}

/**
 * The time in the files' ids, so that a demo that is loaded again on another day overwrites the files of an
 * unfinished load.
 */
const sameTime = midnightOf('2026-01-05')

interface Sources {
  readonly seed: number
  readonly today: Day
  readonly branches: readonly Named[]
  readonly people: readonly Person[]
}

/** Head office's documents for all branches, then each HR Admin's for their own branch. */
export function makeDocuments({ seed, today, branches, people }: Sources): Document[] {
  const documentId = idsOf(seed, 'document')
  const fileId = idsOf(seed, 'file')
  const headOffice = people.find(({ role }) => role === 'hr')
  const shelves = [
    { branchId: null, postedBy: headOffice, papers: companyPapers },
    ...branches.map(({ id }, number) => ({
      branchId: id,
      postedBy: people.find(({ role, branchId }) => role === 'manager' && branchId === id),
      papers: branchPapers(number),
    })),
  ]
  return shelves
    .flatMap(({ branchId, postedBy, papers }) =>
      postedBy ? papers.map((paper) => ({ branchId, postedBy, paper })) : [],
    )
    .map(({ branchId, postedBy, paper }, number) => {
      const posted = instantOf(paper, today, number)
      const { title, description, fileType, name, mediaType, content } = paper
      return {
        id: documentId(number, posted),
        ...{ branchId, postedBy, title, description, fileType, content },
        file: { id: fileId(number, sameTime), name, mediaType },
        createdAt: new Date(posted),
      }
    })
}

/** In the morning of its day, each at a different minute. */
const instantOf = ({ daysAgo }: Paper, today: Day, number: number): number =>
  midnightOf(addDays(today, -daysAgo)) + (8 * 60 + ((number * 17) % 180)) * 60_000
