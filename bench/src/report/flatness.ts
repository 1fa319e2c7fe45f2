import { aims, verdict } from '../aims.ts'
import type { InCompany, Measured } from '../measure.ts'
import { columns, figure, row, times } from '../table.ts'
import type { Table } from './results.ts'

/** The same pages in companies of different sizes: requests a second, and the median time. */
export function flatTable({ kind, usual, others }: Measured): Table | undefined {
  const companies = [usual, ...others].sort((a, b) => a.company.records - b.company.records)
  const [smallest] = companies
  const largest = companies.at(-1)
  if (companies.length < 2 || !smallest || !largest || smallest.contests.length === 0) return undefined
  const sizes = companies.map(
    ({ company: { records, size } }) =>
      `${records.toLocaleString('en')} records (${size.branches} × ${size.employeesPerBranch} × ${size.days})`,
  )
  const rows = smallest.contests.map(({ row: page, companyWide }) => {
    const alike = companies.filter(
      ({ company }) => !companyWide || company.size.branches === largest.company.size.branches,
    )
    const cells = companies.map((one) => (alike.includes(one) ? cell(one, page) : 'fewer branches to read'))
    const least = alike[0]
    if (!least || alike.length < 2) return row(page, ...cells, '')
    const flat = ofMachine(largest, page) / ofMachine(least, page)
    return { cells: [page, ...cells, times(flat)], verdict: verdict(flat >= aims.flat) }
  })
  const texts = [
    'The same page by the number of records (branches × employees × days): requests a second and median milliseconds, the ' +
      "product's and after the stroke the floor's. The companies are measured after each other, on a machine that grows slower " +
      'and faster: they are compared by the requests answered for each of a statement that costs the same in all of them.',
    ...(kind === 'embedded' ? [smallOnly] : []),
  ]
  const flatness = { title: 'largest to smallest', aim: `≥ ${aims.flat}` }
  return { texts, columns: [...columns('page', ...sizes), flatness], rows }
}

const smallOnly =
  '3,000,000 records are measured on PostgreSQL alone: a company of that size belongs on a server.'

const find = ({ contests }: InCompany, row: string) => contests.find((contest) => contest.row === row)

/** The product's requests a second divided by the yardstick's. */
function ofMachine(company: InCompany, row: string): number {
  const contest = find(company, row)
  return contest ? contest.product.requestsPerSecond / contest.machine : Number.NaN
}

function cell(company: InCompany, row: string): string {
  const contest = find(company, row)
  if (!contest) return ''
  const { product, floor } = contest
  return `${figure(product.requestsPerSecond)}/s, ${figure(product.p50)} ms / ${figure(floor.requestsPerSecond)}/s, ${figure(floor.p50)} ms`
}
