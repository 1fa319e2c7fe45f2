import {
  type Company,
  type exportPeople,
  type Input,
  listPersonRecords,
  roleTitles,
  texts,
} from '@tahi/contract'
import { listedName } from '@tahi/domain'
import { formatDay } from '@tahi/ui/format/day.ts'
import type { PrintDocument } from '@tahi/ui/print/print-document.ts'
import { branchesOf, departmentNamed, designationNamed } from '../../../platform/paper/filter-names.ts'
import { filtersInWords } from '../../../platform/paper/paper-extent.ts'
import { paperHead } from '../../../platform/paper/paper-head.ts'
import { client } from '../../../platform/session/session.ts'

export type PeopleFilters = Input<typeof exportPeople>['query']

/** The filtered people on A4, numbered, so that a missing sheet is noticed (W2 Employees: Print). */
export async function peoplePaper(company: Company, filters: PeopleFilters): Promise<PrintDocument> {
  const { data } = await client.send(listPersonRecords, { query: filters })
  const branches = new Set(await branchesOf(data, filters.branchId))
  const [branch] = branches
  const people = texts.employeeList.people(data.length)
  const subtitle = [
    branches.size === 1 && branch,
    people,
    filters.status === 'deactivated' && texts.employeeList.deactivated,
    ...filtersInWords(await onlyOf(filters), filters.search),
    formatDay(company.today),
  ]
  return {
    title: texts.employees.printTitle,
    subtitle: subtitle.filter(Boolean).join(', '),
    company: paperHead(company),
    sections: [
      {
        kind: 'table',
        columns: [
          { label: texts.employeeList.number, align: 'end', width: '10mm' },
          { label: texts.columns.userId },
          { label: texts.columns.name },
          { label: texts.columns.branch },
          { label: texts.columns.department },
          { label: texts.columns.designation },
        ],
        rows: data.map((person, index) => [
          String(index + 1),
          person.userId,
          listedName(person),
          person.branchName ?? '',
          person.departmentName ?? '',
          person.designationName ?? '',
        ]),
        empty: texts.noData,
      },
      { kind: 'signatures', labels: texts.signatures },
    ],
  }
}

/** The filters in words. */
async function onlyOf({
  role,
  departmentId,
  designationId,
  block,
}: PeopleFilters): Promise<(string | undefined)[]> {
  return [
    role && role !== 'all' ? roleTitles[role] : undefined,
    departmentId === 'none' ? texts.employees.noDepartment : await departmentNamed(departmentId),
    await designationNamed(designationId),
    block && (block === 'any' ? texts.employeeList.blocked : texts.employees.blocks[block]),
  ]
}
