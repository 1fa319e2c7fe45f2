import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import type { Files } from './files/open-files.ts'
import type { Announcer } from './live/announcer.ts'
import type { Mails } from './mail/mails.ts'
import type { Spreadsheets } from './spreadsheets/spreadsheets.ts'
import type { TimeZone } from './time-zone.ts'

/** The process's services that modules may use outside a transaction. */
export interface Services {
  readonly config: Config
  readonly clock: Clock
  readonly timeZone: TimeZone
  readonly database: Database
  readonly spreadsheets: Spreadsheets
  readonly files: Files
  readonly mails: Mails
  readonly live: Announcer
  readonly log: FastifyBaseLogger
}
