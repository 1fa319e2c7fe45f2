import type { Verdict } from './report/results.ts'

/** What the product promises. */
export const aims = {
  /** Of the floor's throughput, at least. */
  throughput: 0.6,
  /** Times the floor's 99th percentile, at most. */
  slowest: 2,
  /** Of a small company's throughput, a large one's at least: a cost is called flat within the noise of two runs. */
  flat: 0.8,
  payslipsSeconds: 2,
  secondStartSeconds: 5,
  importStallMs: 100,
  /** Of the landing page all: the script that tells whether somebody is signed in. */
  landingKilobytes: 1,
  loginKilobytes: 160,
  /** Of each further page, beyond the login or, for who is signed in, beyond the frame, which is loaded once. */
  pageKilobytes: 60,
  /** Files of script that a page may be, beyond the same: a browser fetches six at a time. */
  pageFiles: 12,
  /** Of the employees' application before its first tap. */
  applicationKilobytes: 150,
  /** Milliseconds until it can be used on a slow phone. */
  applicationUsable: 3_000,
} as const

export const verdict = (holds: boolean): Verdict => (holds ? 'ok' : 'not met')
