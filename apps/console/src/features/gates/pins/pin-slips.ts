import { type Company, type GivenPin, texts } from '@tahi/contract'
import { listedName } from '@tahi/domain'
import type { PrintDocument } from '@tahi/ui/print/print-document.ts'
import { byBranch, byName } from '../../../platform/lists/by-name.ts'
import { branchCells } from '../../../platform/paper/paper-extent.ts'
import { paperHead } from '../../../platform/paper/paper-head.ts'

const { slip } = texts.gate

/** A slip for each person with their code and PIN, sorted by branch and name, to be cut apart and handed out. */
export function pinSlips(company: Company, given: readonly GivenPin[]): PrintDocument {
  const branch = branchCells(given)
  const sorted = given.toSorted((one, other) => byBranch(one, other) || byName(one, other))
  return {
    title: slip.title,
    company: paperHead(company),
    sections: [
      {
        kind: 'slips',
        slips: sorted.map((one) => ({
          title: listedName(one.employee),
          subtitle: [one.employee.userId, ...branch.of(one)].join(' · '),
          value: one.pin,
          lines: [slip.words, slip.filipino],
        })),
      },
    ],
  }
}
