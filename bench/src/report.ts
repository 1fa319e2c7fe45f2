import { cpus } from 'node:os'
import { aims, verdict } from './aims.ts'
import type { Measured } from './measure.ts'
import type { Paint } from './paint.ts'
import { contestTable } from './report/contests.ts'
import { flatTable } from './report/flatness.ts'
import { jobTable } from './report/jobs.ts'
import { liveTable } from './report/live.ts'
import { paintTable } from './report/paint.ts'
import type { PageWeight, Weight } from './script-weight.ts'
import type { StartUp } from './start-up.ts'
import { figure, table } from './table.ts'

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

/** The whole run as one readable page. */
export function report({ databases, startUp, pages, application, paints, unavailable }: Figures): string {
  const day = new Date().toISOString().slice(0, 10)
  const versions = databases.map(({ kind, version }) =>
    kind === 'postgres' ? `PostgreSQL ${version}` : `embedded PostgreSQL ${version}`,
  )
  return [
    '# What the product does in a second',
    `${[day, `Node.js ${process.versions.node}`, ...versions, `${cpus().length} cores`].join(', ')}. Made by \`npm run bench\`.`,
    'The floor is a bare Fastify handler in a process of its own that sends the same query as one prepared statement and ' +
      'answers with the same bytes: no sign-in, no scope, no row security, no transaction, no check. Server, database and ' +
      'load share the cores. Clocking in writes the record and its audit entry in one statement, and the floor sends it whole; a row below leaves the ' +
      'entry out. Product and floor take turns; figures are medians of the rounds, times in milliseconds, ratios those of neighbouring rounds with the least and the most of them.',
    ...(unavailable === undefined ? [] : [`PostgreSQL was not measured: ${unavailable}.`]),
    ...databases.map(databasePart),
    ...(startUp ? ['## Start-up (embedded, demo company)', startUpTable(startUp)] : []),
    ...(application ? ['## Script weight (gzip)', weightTable(pages, application)] : []),
    ...(paints.length > 0
      ? ['## First paint (empty cache; the phone: 4 × slower, 1.6 Mbit/s, 150 ms)', paintTable(paints)]
      : []),
  ].join('\n\n')
}

function databasePart(measured: Measured): string {
  const { company } = measured.usual
  const title = measured.kind === 'postgres' ? 'PostgreSQL' : 'Embedded database'
  const { branches, employeesPerBranch, days } = company.size
  return [
    `## ${title}`,
    `${branches} branches × ${employeesPerBranch} employees × ${days} days: ${company.records.toLocaleString('en')} ` +
      `records of attendance, ${company.payslips.toLocaleString('en')} payslips.`,
    contestTable(measured.usual.contests),
    flatTable(measured),
    jobTable(measured),
    liveTable(measured),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

const startUpTable = ({ first, second, secondByCommand }: StartUp): string =>
  table(
    ['start', 'seconds', 'aim', ''],
    [
      ['first, loading the demo company', figure(first), '', ''],
      ...[
        ['second, the server alone', second] as const,
        ['second, `npm start`', secondByCommand] as const,
      ].map(([name, seconds]) => [
        name,
        figure(seconds),
        `< ${aims.secondStartSeconds}`,
        verdict(seconds < aims.secondStartSeconds),
      ]),
    ],
  )

const weightTable = (pages: readonly PageWeight[], application: Weight): string =>
  table(
    ['page', 'KB', 'files', 'beyond', 'aim', ''],
    [
      ...pages,
      {
        ...application,
        page: "the employees' application",
        limit: aims.applicationKilobytes,
        beyond: undefined,
      },
    ].map(({ page, kilobytes, files, limit, beyond }) => [
      page,
      figure(kilobytes),
      String(files),
      beyond ? `the ${beyond}` : '',
      limit === undefined ? `≤ ${aims.pageFiles} files` : `≤ ${limit} KB, ${aims.pageFiles} files`,
      verdict(files <= aims.pageFiles && (limit === undefined || kilobytes <= limit)),
    ]),
  )
