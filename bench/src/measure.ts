import type { Company } from './company.ts'
import { openCompany } from './company.ts'
import { type Comparison, compare } from './compare.ts'
import type { ScopeCost } from './compare-scope.ts'
import { type Options, type Size, wants } from './options.ts'
import { type ImportRun, importFile } from './rows/clock-file.ts'
import { clockInRow, clockInWithoutAuditRow } from './rows/clock-in.ts'
import { dashboardRows } from './rows/dashboard.ts'
import { leaveTotalsRow } from './rows/leave-totals.ts'
import { type LiveRun, measureLive } from './rows/live.ts'
import { createPayslips, type PayslipRuns } from './rows/payslips.ts'
import { peopleRow } from './rows/people.ts'
import { previewRow } from './rows/preview.ts'
import { quotasRow } from './rows/quotas.ts'
import { otherRows, pageRows, type Row } from './rows/reads.ts'
import { compareRowSecurity } from './rows/row-security.ts'
import { exportSpreadsheet, type SpreadsheetRun } from './rows/spreadsheet.ts'
import { say, timed } from './say.ts'
import { openStage, type Stage } from './stage.ts'
import { type DatabaseKind, newStore } from './store.ts'

export interface Contested extends Comparison {
  readonly aimed: boolean
  readonly companyWide: boolean
}

/** Rows measured in one company. */
export interface InCompany {
  readonly company: Company
  readonly contests: readonly Contested[]
}

/** Resident memory of the product's process, in megabytes. */
export interface Memory {
  readonly atRest: number
  readonly after: number
}

/** Everything measured on one database; a row that was not requested is undefined. */
export interface Measured {
  readonly kind: DatabaseKind
  readonly version: string
  readonly usual: InCompany
  readonly others: readonly InCompany[]
  readonly payslips: PayslipRuns | undefined
  readonly spreadsheet: SpreadsheetRun | undefined
  readonly import: ImportRun | undefined
  readonly rowSecurity: ScopeCost | undefined
  readonly memory: Memory
  readonly live: LiveRun | undefined
}

const contestRows = [
  ...pageRows,
  peopleRow,
  previewRow,
  leaveTotalsRow,
  quotasRow,
  ...dashboardRows,
  clockInRow,
  clockInWithoutAuditRow,
  ...otherRows,
]
const jobs = ['row security', 'payslips', 'spreadsheet', 'import', 'live events'] as const

/** Whether a requested row needs a company. */
export const wantsDatabase = (options: Options): boolean =>
  [...contestRows.map(({ name }) => name), ...jobs].some((row) => wants(options, row))

/** @param server of PostgreSQL; undefined for the embedded database */
export async function measureDatabase(server: string | undefined, options: Options): Promise<Measured> {
  const kind = server === undefined ? 'embedded' : 'postgres'
  say(`\n${kind === 'embedded' ? 'The embedded database' : 'PostgreSQL'}`)
  const main = await onStage(server, options.usual, Math.max(...options.audience), async (stage) => {
    const megabytes = async () => (await stage.product.child.ask<number>('memory')) / 2 ** 20
    const atRest = await megabytes()
    const contests = await runRows(stage, contestRows, options)
    const ifWanted = <Done>(row: (typeof jobs)[number], run: () => Promise<Done>) =>
      wants(options, row) ? timed(row, run) : Promise.resolve(undefined)
    return {
      kind,
      version: await stage.floor.child.ask<string>('version'),
      usual: { company: stage.company, contests },
      rowSecurity: await ifWanted('row security', () => compareRowSecurity(stage, 300)),
      payslips: await ifWanted('payslips', () => createPayslips(stage, options.effort.rounds)),
      spreadsheet: await ifWanted('spreadsheet', () => exportSpreadsheet(stage, options.rows)),
      import: await ifWanted('import', () => importFile(stage, options.rows)),
      memory: { atRest, after: await megabytes() },
      // Last: thousands of connections leave memory behind.
      live: await ifWanted('live events', () => measureLive(stage, options.audience, options.effort.rounds)),
    } as const
  })
  const others: InCompany[] = []
  for (const size of otherSizes(kind, options))
    others.push(
      await onStage(server, size, 0, async (stage) => ({
        company: stage.company,
        contests: await runRows(stage, pageRows, options),
      })),
    )
  return { ...main, others }
}

const otherSizes = (kind: DatabaseKind, options: Options): readonly Size[] =>
  pageRows.some(({ name }) => wants(options, name))
    ? options.others.filter(({ serverOnly }) => kind === 'postgres' || !serverOnly)
    : []

async function onStage<Done>(
  server: string | undefined,
  size: Size,
  readers: number,
  run: (stage: Stage) => Promise<Done>,
): Promise<Done> {
  const store = await newStore(server)
  try {
    const stage = await openStage(store, await openCompany(store.location, size, readers))
    try {
      return await run(stage)
    } finally {
      await stage.close()
    }
  } finally {
    await store.remove()
  }
}

async function runRows(stage: Stage, rows: readonly Row[], options: Options): Promise<Contested[]> {
  const contests: Contested[] = []
  for (const { name, aimed, companyWide = false, make } of rows.filter((row) => wants(options, row.name))) {
    const contest = await make(stage)
    // Both servers have just started and still compile their code: the first row is measured once as a warm-up.
    if (contests.length === 0) await compare(stage, contest, options.effort)
    const comparison = await compare(stage, contest, options.effort)
    const { product, floor } = comparison
    say(
      `  ${name}: ${product.requestsPerSecond.toFixed(0)} of ${floor.requestsPerSecond.toFixed(0)} requests/s, ` +
        `p99 ${product.p99.toFixed(1)} of ${floor.p99.toFixed(1)} ms`,
    )
    contests.push({ ...comparison, aimed, companyWide })
  }
  return contests
}
