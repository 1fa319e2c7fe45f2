import type { Job } from './jobs.ts'

const aSecond = 1 / 60

/** When several servers share the database, a setting saved on one takes effect on the others within a second. */
export const timeZoneJob: Job = {
  name: 'company time zone',
  run: ({ timeZone }) => timeZone.read(),
  untilNext: ({ database, timeZone }) => (database.embedded || timeZone.isFixed ? null : aSecond),
}
