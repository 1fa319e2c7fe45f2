import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { OperatorError } from '../errors.ts'

/** Says in a data folder that the company of its embedded database was copied to PostgreSQL. */
const markOf = (dataDir: string) => join(dataDir, 'moved-to-postgresql')

export const noteMoved = (dataDir: string): void =>
  writeFileSync(markOf(dataDir), 'The embedded database in this folder is only what was there before.\n')

/** @throws OperatorError when the embedded database was moved: what were recorded in it now would be missing in the other */
export function refuseMoved(dataDir: string): void {
  const mark = markOf(dataDir)
  if (!existsSync(mark)) return
  throw new OperatorError(
    `The company of ${dataDir} was moved to PostgreSQL. Set DATABASE_URL, or delete ${mark} to go on with what was there before.`,
  )
}

/** Whether a server on PostgreSQL has an embedded database in its data folder that was never moved. */
export const hasLeftBehind = ({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): boolean =>
  databaseUrl !== undefined && existsSync(join(dataDir, 'database')) && !existsSync(markOf(dataDir))

/**
 * @throws OperatorError when a data folder has files and no embedded database, as after half a restore: a new company, or
 * the demo with its public password, would begin over the files of another
 */
export function refuseHalf(dataDir: string): void {
  const files = join(dataDir, 'files')
  if (existsSync(join(dataDir, 'database')) || !existsSync(files) || readdirSync(files).length === 0) return
  throw new OperatorError(
    `The data folder ${dataDir} has files but no database, as after half a restore. Bring its database back, set DATABASE_URL, or remove ${files} to begin anew.`,
  )
}
