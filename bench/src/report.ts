import { cpus } from 'node:os'
import type { Measured } from './measure.ts'
import type { Paint } from './paint.ts'
import { contestTable } from './report/contests.ts'
import { flatTable } from './report/flatness.ts'
import { jobTable } from './report/jobs.ts'
import { liveTable } from './report/live.ts'
import { paintTable } from './report/paint.ts'
import type { Results, Section, Table } from './report/results.ts'
import { startUpTable } from './report/start-up.ts'
import { weightTable } from './report/weight.ts'
import type { PageWeight, Weight } from './script-weight.ts'
import type { StartUp } from './start-up.ts'
import { table } from './table.ts'

export interface Figures {
  readonly databases: readonly Measured[]
  readonly startUp: StartUp | undefined
  readonly pages: readonly PageWeight[]
  /** Script of the employees' application. */
  readonly application: Weight | undefined
  readonly paints: readonly Paint[]
  /** Why PostgreSQL was not measured. */
  readonly unavailable: string | undefined
}

/** The whole run. */
export function resultsOf({ databases, startUp, pages, application, paints, unavailable }: Figures): Results {
  const day = new Date().toISOString().slice(0, 10)
  const versions = databases.map(({ kind, version }) =>
    kind === 'postgres' ? `PostgreSQL ${version}` : `embedded PostgreSQL ${version}`,
  )
  const section = (title: string, table: Table): Section => ({ title, tables: [table] })
  return {
    run: `${[day, `Node.js ${process.versions.node}`, ...versions, `${cpus().length} cores`].join(', ')}. Made by \`npm run bench\`.`,
    unavailable,
    sections: [
      ...databases.map(ofDatabase),
      ...(startUp ? [section('Start-up (embedded, demo company)', startUpTable(startUp))] : []),
      ...(application ? [section('Script weight (gzip)', weightTable(pages, application))] : []),
      ...(paints.length > 0
        ? [
            section(
              'First paint (empty cache; the phone: 4 × slower, 1.6 Mbit/s, 150 ms)',
              paintTable(paints),
            ),
          ]
        : []),
    ],
  }
}

function ofDatabase(measured: Measured): Section {
  const { company } = measured.usual
  const { branches, employeesPerBranch, days } = company.size
  const tables = [
    contestTable(measured.usual.contests),
    flatTable(measured),
    jobTable(measured),
    liveTable(measured),
  ]
  return {
    title: measured.kind === 'postgres' ? 'PostgreSQL' : 'Embedded database',
    company:
      `${branches} branches × ${employeesPerBranch} employees × ${days} days: ${company.records.toLocaleString('en')} ` +
      `records of attendance, ${company.payslips.toLocaleString('en')} payslips.`,
    tables: tables.filter((table) => table !== undefined).filter(({ rows }) => rows.length > 0),
  }
}

/** The run as a Markdown page. */
export const pageOf = ({ run, unavailable, sections }: Results): string =>
  [
    '# What the product does in a second',
    run,
    'The floor is a bare Fastify handler in a process of its own that sends the same query as one prepared statement and ' +
      'answers with the same bytes: no sign-in, no scope, no row security, no transaction, no check. Server, database and ' +
      'load share the cores. Clocking in writes the record and its audit entry in one statement, and the floor sends it whole; a row below leaves the ' +
      'entry out. Product and floor take turns; figures are medians of the rounds, times in milliseconds, ratios those of neighbouring rounds with the least and the most of them.',
    ...(unavailable === undefined ? [] : [`PostgreSQL was not measured: ${unavailable}.`]),
    ...sections.flatMap(({ title, company, tables }) => [
      `## ${title}`,
      ...(company === undefined ? [] : [company]),
      ...tables.flatMap((one) => [...(one.texts ?? []), table(one)]),
    ]),
  ].join('\n\n')
