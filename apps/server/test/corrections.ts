import { decideCorrection, type Input, listAttendance, requestCorrection } from '@tahi/contract'
import type { Person } from './server.ts'
import type { Workplace } from './workplace.ts'

/** A day that no payslip covers, and how it should be. */
export const asked = { date: '2026-11-10', timeIn: '07:00', timeOut: '16:00', reason: 'The clock was off' }

type Asked = Input<typeof requestCorrection>['body']

/** Asking for corrections and deciding about them at a workplace. */
export const correctionsAt = ({ tahi, manager }: Workplace) => {
  const send = (as: Person, body: Asked) => tahi.call(as, requestCorrection, { body })
  return {
    /** Whatever comes of it. */
    send,
    /** @returns the request, which is accepted by the server */
    request: async (as: Person, more: Asked = {}) => (await send(as, { ...asked, ...more })).ok.data,
    decide: (as: Person, body: Input<typeof decideCorrection>['body']) =>
      tahi.call(as, decideCorrection, { body }),
    /** What is recorded of a day. */
    dayOf: async (person: Person, date = asked.date) => {
      const query = { from: date, to: date }
      return (await tahi.call(manager, listAttendance, { params: { id: person.id }, query })).ok.data
    },
  }
}
