import { writeFileSync } from 'node:fs'

/** Writes the results of Playwright's tests to the file of TAHI_REPORT. */
export default class PlaywrightReporter {
  /** @type {import('./report.mjs').Report} */
  report = { tests: [], errors: [] }
  /** @type {import('@playwright/test/reporter').Suite | undefined} */
  suite

  /**
   * @param {import('@playwright/test/reporter').FullConfig} _config
   * @param {import('@playwright/test/reporter').Suite} suite
   */
  onBegin(_config, suite) {
    this.suite = suite
  }

  /** @param {import('@playwright/test/reporter').TestError} error */
  onError(error) {
    this.report.errors.push(error.message ?? String(error.value))
  }

  onEnd() {
    this.report.tests = (this.suite?.allTests() ?? []).map(resultOf)
    writeFileSync(process.env.TAHI_REPORT ?? '', JSON.stringify(this.report))
  }

  printsToStdio() {
    return false
  }
}

/**
 * A test that passed only on a retry counts as failed.
 * @param {import('@playwright/test/reporter').TestCase} test
 * @returns {import('./report.mjs').TestResult}
 */
function resultOf(test) {
  const { file } = test.location
  const name = test.titlePath().filter(Boolean).join(' › ')
  const outcome = test.outcome()
  if (outcome === 'expected') return { file, name, state: 'passed' }
  if (outcome !== 'skipped') return { file, name, state: 'failed', why: whyItFailed(test) }
  const reason = test.annotations.find(({ description }) => description)?.description
  return { file, name, state: 'skipped', why: reason ?? 'it says no reason' }
}

/** @param {import('@playwright/test/reporter').TestCase} test */
function whyItFailed({ results }) {
  return results
    .flatMap(({ errors }) => errors.map(({ message }) => message ?? 'it says no reason'))
    .join('\n')
}
