import { usualTimeZone } from '@tahi/domain'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'

/** The company's time zone: `TZ_COMPANY` when it is set, otherwise the company's setting (D1, D9). */
export class TimeZone {
  readonly #database: Database
  /** Whether `TZ_COMPANY` decides, so that the company's setting has no effect. */
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

  /** Takes effect from the next call on. Other servers read the setting from the database. */
  changeTo(name: string): void {
    if (!this.isFixed) this.#name = name
  }

  /** Reads the company's current setting. */
  async read(): Promise<void> {
    if (this.isFixed) return
    const company = await this.#database.singly((queries) =>
      queries.selectFrom('company').select('time_zone').executeTakeFirst(),
    )
    this.changeTo(company?.time_zone ?? usualTimeZone)
  }
}

/** The company's time zone as it is now set. The migrated database is needed, because the setting is read from it. */
export async function openTimeZone(database: Database, config: Pick<Config, 'timeZone'>): Promise<TimeZone> {
  const timeZone = new TimeZone(database, config)
  await timeZone.read()
  return timeZone
}
