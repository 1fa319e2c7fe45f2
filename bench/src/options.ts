import { parseArgs } from 'node:util'

/** The size of a company, which determines its number of attendance records. */
export interface Size {
  readonly branches: number
  readonly employeesPerBranch: number
  readonly days: number
}

export interface OtherSize extends Size {
  /** Skipped on the embedded database, where this size would take most of the run. */
  readonly serverOnly?: boolean
}

/** How long and how often each row is measured. */
export interface Effort {
  readonly connections: number
  readonly warmUpSeconds: number
  readonly roundSeconds: number
  /** How often product and floor take turns. */
  readonly rounds: number
}

export interface Options {
  readonly quick: boolean
  /** Part of the names of the requested rows; undefined for all. */
  readonly only: string | undefined
  readonly database: 'embedded' | 'postgres' | undefined
  readonly effort: Effort
  /** The company of all rows. */
  readonly usual: Size
  /** Further companies, to show whether a page costs the same in a small and a large one. */
  readonly others: readonly OtherSize[]
  /** Numbers of listeners to events. */
  readonly audience: readonly number[]
  /** Rows of the spreadsheet, and of the imported file. */
  readonly rows: number
}

/** 70 days have 60 working days: 500 employees times 60 are 30,000 records a branch. */
const days = 70

const whole = {
  effort: { connections: 10, warmUpSeconds: 1, roundSeconds: 2, rounds: 3 },
  usual: { branches: 10, employeesPerBranch: 500, days },
  others: [
    { branches: 1, employeesPerBranch: 500, days },
    // Ten times the history in the same branches, as after years of use.
    { branches: 10, employeesPerBranch: 500, days: 10 * days, serverOnly: true },
  ],
  audience: [100, 1_000, 5_000],
  rows: 20_000,
}

const small = {
  effort: { connections: 10, warmUpSeconds: 1, roundSeconds: 1, rounds: 2 },
  usual: { branches: 2, employeesPerBranch: 100, days },
  others: [{ branches: 1, employeesPerBranch: 100, days }],
  audience: [100, 500],
  rows: 2_000,
}

/** Reads `--quick`, `--only <row>` and `--database embedded|postgres`. @throws TypeError for anything else */
export function readOptions(given: string[]): Options {
  const { values } = parseArgs({
    args: given,
    options: { quick: { type: 'boolean' }, only: { type: 'string' }, database: { type: 'string' } },
  })
  const { quick = false, only, database } = values
  if (database !== undefined && database !== 'embedded' && database !== 'postgres')
    throw new TypeError(`--database is embedded or postgres, not '${database}'`)
  return { quick, only: only?.toLowerCase(), database, ...(quick ? small : whole) }
}

/** Whether a row is requested. */
export const wants = ({ only }: Options, row: string): boolean =>
  only === undefined || row.toLowerCase().includes(only)
