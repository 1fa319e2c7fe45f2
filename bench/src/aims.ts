import type { Verdict } from './report/results.ts'

/** The product's performance aims. */
export const aims = {
  /** Share of the floor's throughput, at least. */
  throughput: 0.6,
  /** Multiple of the floor's 99th percentile, at most. */
  slowest: 2,
  /**
   * A large company's share of a small company's throughput, at least: a difference within the noise of two runs counts as
   * flat.
   */
  flat: 0.8,
  payslipsSeconds: 2,
  secondStartSeconds: 5,
  importStallMs: 100,
  /** Of the landing page's whole script, which tells whether somebody is signed in. */
  landingKilobytes: 1,
  loginKilobytes: 160,
  /** Of each further page, beyond the scripts loaded before: the login's, or after the sign-in the frame's. */
  pageKilobytes: 60,
  /** Script files per page, counted the same way: a browser fetches six at a time. */
  pageFiles: 12,
  /** Of the employees' application before the first tap. */
  applicationKilobytes: 150,
  /** Milliseconds until the application is usable on a slow phone. */
  applicationUsable: 3_000,
} as const

export const verdict = (holds: boolean): Verdict => (holds ? 'ok' : 'not met')
