import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findHeadlessShell, provideChromium } from '../machine/chromium.mjs'
import { provideNginx } from '../machine/nginx.mjs'
import { startPostgres } from '../machine/postgres.mjs'
import { startRedis } from '../machine/redis.mjs'
import { root } from '../process/root.mjs'
import { run, tool } from '../process/run.mjs'
import { listFiles } from '../verify/files.mjs'
import { reaching } from './reaching.mjs'
import { readReport } from './report.mjs'

/**
 * The result of a part of `npm test`.
 * @typedef {object} PartResult
 * @property {import('./report.mjs').TestResult[]} tests
 * @property {string[]} errors failures outside of any test: each counts as one failure
 * @property {string} output what the runner printed
 * @property {string} [unavailable] why the part could not run
 */

/** A part that takes longer hangs; even a slow machine needs less. */
const limitMinutes = 45
export const testName = /\.(?:test|spec)\.\w+$/

const settings = [
  'HOST',
  'PORT',
  'DATA_DIR',
  'DATABASE_URL',
  'REDIS_URL',
  'PUBLIC_URL',
  'TZ_COMPANY',
  'DEMO',
  'LOG_LEVEL',
]
const mail = ['SMTP_URL', 'MAIL_FROM']
const bucket = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']
const ofTests = ['TEST_DATABASE_URL', 'TEST_REDIS_URL', 'TEST_NGINX']

/** Removes the developer's own settings from the tests' environment, above all any database and any bucket. */
const cleanEnvironment = {
  ...Object.fromEntries(
    [...settings, ...mail, ...bucket, ...ofTests, 'NODE_ENV', 'FORCE_COLOR'].map((name) => [name, undefined]),
  ),
  NO_COLOR: '1',
}

/**
 * Runs one command that passes or fails as a whole.
 * @param {string} name
 * @param {string} script in scripts/
 * @returns {Promise<PartResult>}
 */
export async function runScript(name, script) {
  const file = join(root, 'scripts', script)
  const { code, output } = await run([process.execPath, file], { env: cleanEnvironment, limitMinutes })
  return { tests: [{ file, name, state: code === 0 ? 'passed' : 'failed' }], errors: [], output }
}

/**
 * Runs `npm run verify`; each of its checks counts as a test.
 * @returns {Promise<PartResult>}
 */
export function runVerify() {
  return withReport(async (report) => {
    const file = join(root, 'scripts/verify.mjs')
    return run([process.execPath, file], { env: { ...cleanEnvironment, TAHI_REPORT: report }, limitMinutes })
  })
}

/**
 * Runs the tests of one workspace.
 * @param {string} folder
 * @param {object} [options]
 * @param {Record<string, string>} [options.env]
 * @param {number} [options.processes] that share its test files, where the workspace's own setting is one
 * @param {(file: string) => boolean} [options.wanted] selects test files, relative to the root; by default all
 * @returns {Promise<PartResult>}
 */
export async function runVitest(folder, { env, processes, wanted = () => true } = {}) {
  // Another part runs beside this one, so it gets half of the machine.
  const workers = processes ?? Math.max(1, Math.floor(availableParallelism() / 2))
  const reporter = fileURLToPath(new URL('vitest-reporter.mjs', import.meta.url))
  // Without isolation modules are imported once for all files; importing them for each file took most of the time. The dot
  // reporter prints one character per test, so that failures stand out.
  const options = ['--no-isolate', `--maxWorkers=${workers}`, '--reporter=dot', `--reporter=${reporter}`]
  if (processes) options.push('--fileParallelism')
  // The limit ends hanging tests, not slow ones: a machine may pause for a while.
  const limits = ['--testTimeout=60000', '--hookTimeout=120000']
  const isWanted = (/** @type {string} */ file) => wanted(`${folder}/${file}`)
  const left = listFiles(join(root, folder), testName).filter((file) => !isWanted(file))
  const exclude = left.map((file) => `--exclude=${file}`)
  const result = await withReport((report) =>
    run([...tool('vitest'), 'run', '--root', folder, ...options, ...limits, ...exclude], {
      env: { ...cleanEnvironment, ...env, TAHI_REPORT: report },
      limitMinutes,
    }),
  )
  return withMissingFiles(folder, result, isWanted)
}

/**
 * Runs the server's tests that use a database, on a PostgreSQL server of their own; the other tests would only repeat
 * themselves.
 * @param {string} folder
 * @returns {Promise<PartResult>}
 */
export async function runVitestOnPostgres(folder) {
  const postgres = await startPostgres()
  if ('unavailable' in postgres) return notRun(postgres.unavailable)
  const wanted = reaching(root, `${folder}/test/fixtures/new-database.ts`)
  const result = await runVitest(folder, { env: { TEST_DATABASE_URL: postgres.url }, wanted })
  await postgres.stop()
  return result
}

/**
 * Runs the tests of two servers behind the proxy, on a PostgreSQL and a Redis of their own.
 * @param {string} folder
 * @returns {Promise<PartResult>}
 */
export async function runSeveralServers(folder) {
  const nginx = await provideNginx()
  if ('unavailable' in nginx) return notRun(nginx.unavailable)
  const postgres = await startPostgres()
  if ('unavailable' in postgres) return notRun(postgres.unavailable)
  const redis = await startRedis()
  if ('unavailable' in redis) {
    await postgres.stop()
    return notRun(redis.unavailable)
  }
  const places = { TEST_DATABASE_URL: postgres.url, TEST_REDIS_URL: redis.url, TEST_NGINX: nginx.path }
  const result = await runVitest(folder, { env: places })
  await Promise.all([postgres.stop(), redis.stop()])
  return result
}

/**
 * Runs the journeys in a real browser.
 * @param {string} folder
 * @returns {Promise<PartResult>}
 */
export async function runPlaywright(folder) {
  const shell = findHeadlessShell()
  const chromium = shell ? { path: shell } : await provideChromium()
  if ('unavailable' in chromium) return notRun(chromium.unavailable)
  const reporter = fileURLToPath(new URL('playwright-reporter.mjs', import.meta.url))
  const result = await withReport((report) =>
    run([...tool('@playwright/test', 'playwright'), 'test', `--reporter=dot,${reporter}`], {
      cwd: join(root, folder),
      env: { ...cleanEnvironment, CHROMIUM_PATH: chromium.path, TAHI_REPORT: report },
      limitMinutes,
    }),
  )
  return withMissingFiles(folder, result)
}

/**
 * @param {string} why
 * @returns {PartResult}
 */
function notRun(why) {
  return { tests: [], errors: [], output: '', unavailable: why }
}

/**
 * Runs a command that writes a report, and reads it.
 * @param {(file: string) => Promise<import('../process/run.mjs').Outcome>} command
 * @returns {Promise<PartResult>}
 */
async function withReport(command) {
  const folder = mkdtempSync(join(tmpdir(), 'tahi-report-'))
  const { code, output } = await command(join(folder, 'report.json'))
  const { tests, errors } = readReport(join(folder, 'report.json'))
  rmSync(folder, { recursive: true })
  const explained = errors.length > 0 || tests.some(({ state }) => state === 'failed')
  if (code !== 0 && !explained) errors.push(`the runner failed with exit code ${code} though no test did`)
  if (tests.length === 0) errors.push('no test ran')
  return { tests, errors, output }
}

/**
 * Counts test files that did not run as failures.
 * @param {string} folder
 * @param {PartResult} result
 * @param {(file: string) => boolean} [isWanted] whether a file had to run, relative to the folder
 * @returns {PartResult}
 */
function withMissingFiles(folder, result, isWanted = () => true) {
  const ran = new Set(result.tests.map(({ file }) => file.split('/').join(sep)))
  const files = listFiles(join(root, folder), testName).filter(
    (file) => isWanted(file) && !ran.has(join(root, folder, file)),
  )
  return { ...result, errors: [...result.errors, ...files.map((file) => `${folder}/${file} ran no test`)] }
}
