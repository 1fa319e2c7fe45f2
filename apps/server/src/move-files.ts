import { runCommand } from './platform/command.ts'
import { readConfig } from './platform/config.ts'
import { withDatabase } from './platform/database/with-database.ts'
import { OperatorError } from './platform/errors.ts'
import { type Moved, moveFiles } from './platform/files/move-files.ts'
import { openLocalStore, openStore } from './platform/files/open-store.ts'

const usage = 'Say where to: npm run move-files -- to-bucket, or npm run move-files -- to-disk.'

/** Copies all files between the data folder and the configured bucket (docs/operating.md). */
async function run(direction: string | undefined): Promise<string> {
  if (direction !== 'to-bucket' && direction !== 'to-disk') throw new OperatorError(usage)
  const config = readConfig(process.env)
  if (!config.s3) throw new OperatorError('Set S3_ENDPOINT and the other S3 settings: they name the bucket.')
  const [bucket, disk] = [await openStore(config), openLocalStore(config.dataDir)]
  const [from, to] = direction === 'to-bucket' ? [disk, bucket] : [bucket, disk]

  const moved = await withDatabase(config, (database) => moveFiles(database, from, to))
  return report(moved, direction)
}

function report({ copied, there, missing }: Moved, direction: string): string {
  const place = direction === 'to-bucket' ? 'the bucket' : 'the disk'
  const counts = `${copied} copied, ${there} already in ${place}, ${missing.length} missing.`
  if (missing.length > 0) process.exitCode = 1
  return [counts, ...missing.map((id) => `missing: ${id}`)].join('\n')
}

await runCommand(() => run(process.argv[2]))
