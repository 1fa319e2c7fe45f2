import { writeFileSync } from 'node:fs'

/** Writes the results of Vitest's tests to the file of TAHI_REPORT. */
export default class VitestReporter {
  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly { message: string }[]} unhandled
   */
  onTestRunEnd(modules, unhandled) {
    /** @type {import('./report.mjs').Report} */
    const report = { tests: [], errors: unhandled.map(({ message }) => `outside of any test: ${message}`) }
    for (const module of modules) {
      const suites = [module, ...module.children.allSuites()]
      report.errors.push(...suites.flatMap((suite) => suite.errors()).map(({ message }) => message))
      report.tests.push(...[...module.children.allTests()].map((test) => resultOf(test, module.moduleId)))
    }
    writeFileSync(process.env.TAHI_REPORT ?? '', JSON.stringify(report))
  }
}

/**
 * @param {import('vitest/node').TestCase} test
 * @param {string} file
 * @returns {import('./report.mjs').TestResult}
 */
function resultOf(test, file) {
  const result = test.result()
  const { fullName: name } = test
  if (result.state === 'passed') return { file, name, state: 'passed' }
  if (result.state === 'failed') {
    return { file, name, state: 'failed', why: result.errors.map(({ message }) => message).join('\n') }
  }
  const why = 'note' in result && result.note ? result.note : 'it says no reason'
  return { file, name, state: 'skipped', why }
}
