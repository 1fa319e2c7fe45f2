import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { installDebianPackage } from './debian.mjs'
import { freePort } from './free-port.mjs'
import { findInPath, isProgram } from './programs.mjs'
import { startService } from './service.mjs'

/** The oldest version that the product supports. */
const oldestMajor = 15
const debianFolder = '/usr/lib/postgresql'
const forgetful = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  // Whoever waits first finds a deadlock, if the other one waits within this time, also on a machine that is busy.
  'deadlock_timeout=4s',
]
const settings = [
  'listen_addresses=127.0.0.1',
  'max_connections=200',
  'shared_buffers=256MB',
  'max_wal_size=4GB',
  'lc_messages=C',
]

/** @typedef {{ uid: number, gid: number }} Account */

/**
 * Starts an empty PostgreSQL server on a free port of this machine, with its data in a temporary folder. Server and data
 * are removed when the command ends.
 * @param {object} [options]
 * @param {boolean} [options.durable] syncs to disk as in production, for measuring; by default it does not
 * @returns {Promise<{ url: string, stop: () => Promise<void> } | { unavailable: string }>}
 */
export async function startPostgres({ durable = false } = {}) {
  const programs = findPrograms() ?? ((await installDebianPackage('postgresql')) ? findPrograms() : undefined)
  if (!programs) return { unavailable: `no PostgreSQL ${oldestMajor} or newer is installed` }
  const account = unprivilegedAccount()
  if (account === 'none') {
    return { unavailable: 'PostgreSQL does not run as root, and there is no account "postgres" or "nobody"' }
  }

  const password = randomBytes(18).toString('hex')
  let folder = ''
  try {
    folder = mkdtempSync(join(tmpdir(), 'tahi-postgres-'))
    createCluster(programs, folder, password, account)
    const port = await freePort()
    const chosen = [
      ...settings,
      ...(durable ? [] : forgetful),
      `port=${port}`,
      `unix_socket_directories=${folder}`,
    ]
    const stop = await startService(
      [
        join(programs, 'postgres'),
        '-D',
        join(folder, 'data'),
        ...chosen.flatMap((setting) => ['-c', setting]),
      ],
      {
        folder,
        account,
        ready: 'database system is ready to accept connections',
        // PostgreSQL's fast shutdown, which closes connections without waiting for them.
        ending: { gentle: 'SIGINT', atOnce: 'SIGQUIT' },
      },
    )
    return { url: `postgres://tahi:${password}@127.0.0.1:${port}/postgres`, stop }
  } catch (error) {
    if (folder) rmSync(folder, { recursive: true, force: true })
    return { unavailable: `PostgreSQL did not start: ${error instanceof Error ? error.message : error}` }
  }
}

/** @returns {string | undefined} the folder of the newest PostgreSQL's programs */
function findPrograms() {
  const debians = existsSync(debianFolder) ? readdirSync(debianFolder) : []
  const newest = debians.map(Number).sort((a, b) => b - a)
  const folders = newest.map((version) => join(debianFolder, String(version), 'bin'))
  const inPath = findInPath(['initdb'])
  if (inPath) folders.push(dirname(inPath))
  return folders.find((folder) => isNewEnough(folder))
}

/** @param {string} folder */
function isNewEnough(folder) {
  if (!isProgram(join(folder, 'initdb')) || !isProgram(join(folder, 'postgres'))) return false
  const version = execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' })
  return Number(/(\d+)/.exec(version)?.[1]) >= oldestMajor
}

/** PostgreSQL refuses to run as root. @returns {Account | undefined | 'none'} undefined when this process is not root */
function unprivilegedAccount() {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = ['-u', '-g'].map((flag) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' })),
      )
      if (uid && gid) return { uid, gid }
    } catch {
      // There is no such account.
    }
  }
  return 'none'
}

/**
 * @param {string} programs
 * @param {string} folder
 * @param {string} password
 * @param {Account | undefined} account
 */
function createCluster(programs, folder, password, account) {
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (account) for (const path of [folder, passwordFile]) chownSync(path, account.uid, account.gid)
  const user = ['--username=tahi', `--pwfile=${passwordFile}`, '--auth=scram-sha-256']
  const text = ['--encoding=UTF8', '--locale=C.UTF-8']
  const args = [`--pgdata=${join(folder, 'data')}`, ...user, ...text, '--no-sync']
  execFileSync(join(programs, 'initdb'), args, { cwd: folder, stdio: 'pipe', ...account })
}
