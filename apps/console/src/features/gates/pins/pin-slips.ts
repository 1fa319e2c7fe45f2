import { type Company, type GivenPin, texts } from '@tahi/contract'
import type { PrintDocument } from '@tahi/ui/print/print-document.ts'
import { paperHead } from '../../../platform/paper-head.ts'

const { slip } = texts.gate

/** A slip for each person with their code and PIN, to be cut apart and handed out, by name. */
export const pinSlips = (company: Company, given: readonly GivenPin[]): PrintDocument => ({
  title: slip.title,
  company: paperHead(company),
  sections: [
    {
      kind: 'slips',
      slips: byName(given).map(({ employee, pin }) => ({
        title: `${employee.lastName}, ${employee.firstName}`,
        subtitle: employee.userId,
        value: pin,
        lines: [slip.words, slip.filipino],
      })),
    },
  ],
})

/** By last name, then first name, as people are handed out. */
export const byName = (given: readonly GivenPin[]): GivenPin[] =>
  given.toSorted(
    ({ employee: one }, { employee: other }) =>
      one.lastName.localeCompare(other.lastName) || one.firstName.localeCompare(other.firstName),
  )
