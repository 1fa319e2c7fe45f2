import type { Config } from './config.ts'
import type { Database } from './database/database.ts'

/** Where neither the server's settings nor the company's say another (D1 Dates). */
export const usualTimeZone = 'Asia/Manila'

/** The company's time zone: `TZ_COMPANY` where it is set, else what the company's settings say (D1, D9). */
export class TimeZone {
  readonly #database: Database
  /** Whether `TZ_COMPANY` says it, so that no setting changes it. */
  readonly isFixed: boolean
  #name: string

  constructor(database: Database, { timeZone }: Pick<Config, 'timeZone'>) {
    this.#database = database
    this.isFixed = timeZone !== undefined
    this.#name = timeZone ?? usualTimeZone
  }

  /** Its IANA name. */
  get name(): string {
    return this.#name
  }

  /** Holds from the next call on; what other servers are told by the database. */
  changeTo(name: string): void {
    if (!this.isFixed) this.#name = name
  }

  /** Takes over what the company's settings say now. */
  async read(): Promise<void> {
    if (this.isFixed) return
    const company = await this.#database.singly((queries) =>
      queries.selectFrom('company').select('time_zone').executeTakeFirst(),
    )
    this.changeTo(company?.time_zone ?? usualTimeZone)
  }
}

export async function openTimeZone(database: Database, config: Pick<Config, 'timeZone'>): Promise<TimeZone> {
  const timeZone = new TimeZone(database, config)
  await timeZone.read()
  return timeZone
}
