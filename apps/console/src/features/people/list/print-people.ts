import { type Company, type exportPeople, type Input, listPersonRecords, texts } from '@tahi/contract'
import { formatDay } from '@tahi/ui/format/day.ts'
import type { PrintDocument } from '@tahi/ui/print/print-document.ts'
import { paperHead } from '../../../platform/paper-head.ts'
import { client } from '../../../platform/session.ts'

export type PeopleFilters = Input<typeof exportPeople>['query']

/** The filtered people on A4, each with a number, so that a missing sheet is noticed (W2 Employees: Print). */
export async function peoplePaper(company: Company, filters: PeopleFilters): Promise<PrintDocument> {
  const { data } = await client.send(listPersonRecords, { query: filters })
  const branches = new Set(data.map(({ branchName }) => branchName))
  const [branch] = branches
  const people = `${data.length.toLocaleString('en')} ${data.length === 1 ? 'person' : 'people'}`
  const deactivated = filters.status === 'deactivated' ? ', deactivated' : ''
  const place = branches.size === 1 && branch ? `${branch}, ` : ''
  return {
    title: texts.employees.printTitle,
    subtitle: `${place}${people}${deactivated}, ${formatDay(company.today)}`,
    company: paperHead(company),
    sections: [
      {
        kind: 'table',
        columns: [
          { label: 'No.', align: 'end', width: '10mm' },
          { label: 'User ID' },
          { label: 'Name' },
          { label: 'Branch' },
          { label: 'Department' },
          { label: 'Designation' },
        ],
        rows: data.map(
          ({ userId, lastName, firstName, branchName, departmentName, designationName }, index) => [
            String(index + 1),
            userId,
            `${lastName}, ${firstName}`,
            branchName ?? '',
            departmentName ?? '',
            designationName ?? '',
          ],
        ),
        empty: texts.noData,
      },
      { kind: 'signatures', labels: ['Prepared by', 'Approved by'] },
    ],
  }
}
