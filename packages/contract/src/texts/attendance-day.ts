import { fromTo } from './general.ts'

/** What a day's record is made of: in its forms, in correction requests, and in imports. */
export const attendanceDayTexts = {
  timeIn: 'Time IN',
  timeOut: 'Time OUT',
  noRecord: 'No record',
  noTimes: 'No times',
  dayOff: 'Day off',
  /** '7:05 AM to 4:00 PM', or '7:05 AM, no time out'. @param timeOut formatted; undefined for none */
  times: (timeIn: string, timeOut: string | undefined) =>
    timeOut === undefined ? `${timeIn}, no time out` : fromTo(timeIn, timeOut),
} as const
