import { type Company, type GivenPin, texts } from '@tahi/contract'
import type { PrintDocument } from '@tahi/ui/print/print-document.ts'
import { byName } from '../../../platform/choices/by-name.ts'
import { paperHead } from '../../../platform/paper/paper-head.ts'

const { slip } = texts.gate

/** A slip for each person with their code and PIN, sorted by name, to be cut apart and handed out. */
export const pinSlips = (company: Company, given: readonly GivenPin[]): PrintDocument => ({
  title: slip.title,
  company: paperHead(company),
  sections: [
    {
      kind: 'slips',
      slips: given.toSorted(byName).map(({ employee, pin }) => ({
        title: `${employee.lastName}, ${employee.firstName}`,
        subtitle: employee.userId,
        value: pin,
        lines: [slip.words, slip.filipino],
      })),
    },
  ],
})
