import { randomUUID } from 'node:crypto'
import { createPayslip, type Payslip } from '@tahi/contract'
import { type AttendanceStatus, parseWallTime } from '@tahi/domain'
import { type Person, server, type TestServer } from './server.ts'

/** The period that the examples are about. */
export const firstHalf = { date: '2026-11-01', endDate: '2026-11-15' }

/** A branch with its HR Admin and a sewer. */
export interface Workplace {
  readonly tahi: TestServer
  readonly branch: string
  readonly manager: Person
  readonly sewer: Person
  /** Another employee of the branch, with the sewer's rates. */
  hire(name?: { firstName?: string; lastName?: string; code?: string }): Promise<Person>
  /** A day of November 2026, '' for a time that is not there. @returns the record's id */
  attend(
    person: Person,
    day: number,
    timeIn: string,
    timeOut: string,
    status?: AttendanceStatus,
  ): Promise<string>
  /** The payslip of the first half of November. */
  pay(person: Person, status?: Payslip['status']): Promise<Payslip>
}

export async function openWorkplace(): Promise<Workplace> {
  const tahi = await server()
  const branch = await tahi.addBranch()
  const hire: Workplace['hire'] = async (name) => {
    const person = await tahi.addPerson('user', branch, name)
    await tahi.addRate(person, '2026-01-01', 53_750, 8_000)
    return person
  }
  const manager = await tahi.addPerson('manager', branch)
  const attend: Workplace['attend'] = async (person, day, timeIn, timeOut, status = 'present') => {
    const id = randomUUID()
    const record = {
      id,
      branch_id: branch,
      person_id: person.id,
      day: `2026-11-${String(day).padStart(2, '0')}`,
      time_in: parseWallTime(timeIn) ?? null,
      time_out: parseWallTime(timeOut) ?? null,
      recorded_status: status,
    }
    await tahi.database.asOwner((queries) => queries.insertInto('attendance').values(record).execute())
    return id
  }
  const pay: Workplace['pay'] = async (person, status = 'pending') => {
    const body = { employeeId: person.id, ...firstHalf, status }
    return (await tahi.call(manager, createPayslip, { body })).ok.data
  }
  return { tahi, branch, manager, sewer: await hire(), hire, attend, pay }
}
