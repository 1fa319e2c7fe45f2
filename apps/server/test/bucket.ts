import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('./bucket-process.ts', import.meta.url))

/** An S3 server on loopback with the bucket `tahi`. */
export interface Bucket {
  /** The settings of D9 that lead to it. */
  readonly settings: Readonly<Record<'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_REGION', string>> & {
    readonly S3_ACCESS_KEY_ID: string
    readonly S3_SECRET_ACCESS_KEY: string
  }
  /** The keys of the objects that it has. */
  objects(): string[]
  stop(): Promise<void>
  /** Starts it again on the same port, with what it had. */
  restart(): Promise<void>
  /** Stops it and forgets what it had. */
  close(): Promise<void>
}

export async function startBucket(): Promise<Bucket> {
  const folder = mkdtempSync(join(tmpdir(), 'tahi-bucket-'))
  // s3rver removes a folder with its last object, also while another is put there; never empty, it stays.
  mkdirSync(join(folder, 'tahi/files'), { recursive: true })
  writeFileSync(join(folder, 'tahi/files/keep'), '')
  let child: ChildProcess
  const start = async (port: number): Promise<number> => {
    child = fork(program, [folder, String(port)], { execArgv: ['--import', 'tsx'] })
    const [told] = (await once(child, 'message')) as [{ port: number }]
    return told.port
  }
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill()
    await once(child, 'exit')
  }
  const port = await start(0)
  return {
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'tahi',
      S3_REGION: 'ap-southeast-1',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    objects: () =>
      readdirSync(join(folder, 'tahi'), { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('._S3rver_object'))
        .map((path) => path.replace('._S3rver_object', '')),
    stop,
    restart: async () => {
      await stop()
      await start(port)
    },
    close: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
