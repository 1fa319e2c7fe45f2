import { type Day, fullName, type PayRate, type WallTime } from '@tahi/domain'
import { type Announcement, type AnnouncementReading, makeAnnouncements } from './announcements.ts'
import { type AttendanceRecord, attendanceMaker } from './attendance.ts'
import { type Claim, makeClaims } from './claims.ts'
import { type Correction, makeCorrections } from './corrections.ts'
import { type WorldDay, worldDays } from './days.ts'
import { type Document, makeDocuments } from './documents.ts'
import { type Employee, makeEmployees } from './employees.ts'
import type { Leave } from './leaves.ts'
import { type Conversation, makeConversations } from './messages.ts'
import {
  company,
  type Designation,
  foundedAt,
  makeBranches,
  makeDepartments,
  type Named,
} from './organisation.ts'
import { makePayslips, type Payslip } from './payslips.ts'
import { makePeople, type Person } from './people.ts'
import { makeQuotaProgress, type QuotaProgress } from './quota-progress.ts'
import { makeQuotas, type Quota } from './quotas.ts'
import { makeShifts, type Shift, type ShiftAssignment } from './shifts.ts'

export interface DemoParameters {
  readonly today: Day
  /** The current time of today, in minutes since midnight: nobody has clocked in or out later. */
  readonly time?: WallTime
  readonly branches?: number
  readonly employeesPerBranch?: number
  /** Days of attendance, today included. */
  readonly days?: number
  readonly seed?: number
}

interface OfEmployee {
  readonly personId: string
  readonly branchId: string
}

/** A whole company. Data that grows with people times days is generated while it is read, and can be read again. */
export interface World {
  readonly company: typeof company
  /** When its branches were founded. */
  readonly foundedAt: Date
  readonly branches: readonly Named[]
  readonly departments: readonly Named[]
  readonly designations: readonly Designation[]
  readonly people: readonly Person[]
  readonly payRates: readonly (PayRate & OfEmployee)[]
  readonly shifts: readonly Shift[]
  readonly shiftAssignments: readonly (ShiftAssignment & OfEmployee)[]
  /** Days with a completed nightly close. */
  readonly closedDays: readonly { readonly branchId: string; readonly day: Day }[]
  readonly leaves: readonly (Leave & OfEmployee & { readonly decidedBy: string | null })[]
  /** One record per working day and employee, by day; then the future days of confirmed leaves. */
  attendance(): Generator<AttendanceRecord>
  /** Requests to correct records, by day. */
  corrections(): Generator<Correction>
  /** Offline punches that phones sent later, by day. */
  claims(): Generator<Claim>
  /** For the last weeks, today and the coming days. */
  readonly quotas: readonly Quota[]
  /** Progress that employees reported, by quota. */
  quotaProgress(): Generator<QuotaProgress>
  /** Of the last weeks. */
  readonly announcements: readonly Announcement[]
  readonly announcementReadings: readonly AnnouncementReading[]
  /** Between employees and HR, in the last weeks. */
  readonly conversations: readonly Conversation[]
  /** With their files. */
  readonly documents: readonly Document[]
  /** By period. */
  payslips(): Generator<Payslip>
}

/** The demo company (D8). The same parameters give the same world, including ids. */
export function demoCompany({
  today,
  time = 720,
  branches: branchCount = 2,
  employeesPerBranch = 60,
  days: dayCount = 60,
  seed = 2026,
}: DemoParameters): World {
  const days = worldDays(today, dayCount)
  const branches = makeBranches(seed, branchCount)
  const { departments, designations } = makeDepartments(seed)
  const people = makePeople(seed, { branches, designations }, employeesPerBranch)
  const shifts = makeShifts(seed, branches, days[0]?.midnight ?? 0)
  const employees = makeEmployees(seed, people, { designations, shifts, days })
  const maker = attendanceMaker(seed, employees.length, time)
  const managers = new Map(
    people.flatMap((person) =>
      person.role === 'manager' && person.branchId ? [[person.branchId, person] as const] : [],
    ),
  )
  const quotas = makeQuotas({ seed, time, branches, designations, days, employees })
  return {
    company,
    foundedAt,
    branches,
    departments,
    designations,
    people,
    payRates: employees.flatMap((employee) => ofEmployee(employee, employee.rates)),
    shifts,
    shiftAssignments: employees.flatMap((employee) => ofEmployee(employee, employee.assignments)),
    closedDays: days
      .filter(({ state }) => state !== 'today')
      .flatMap(({ day }) => branches.map(({ id }) => ({ branchId: id, day }))),
    leaves: employees.flatMap((employee) =>
      ofEmployee(employee, employee.leaves).map((leave) => ({
        ...leave,
        decidedBy: leave.decidedAt && nameOf(managers.get(employee.branchId)),
      })),
    ),
    quotas,
    quotaProgress: () =>
      makeQuotaProgress({ seed, time, quotas, people, managers, recordOf: maker.recordOf }),
    ...makeAnnouncements({ seed, today, time, branches, people }),
    conversations: makeConversations({ seed, today, time, branches, people }),
    documents: makeDocuments({ seed, today, branches, people }),
    attendance: () => eachRecord(days, employees, maker),
    corrections: () => makeCorrections({ seed, days, employees, managers, recordOf: maker.recordOf }),
    claims: () => makeClaims({ seed, days, employees, recordOf: maker.recordOf }),
    payslips: () => makePayslips({ seed, days, employees, managers, recordOf: maker.recordOf }),
  }
}

const ofEmployee = <Item extends object>(
  { id, branchId }: Employee,
  items: readonly Item[],
): (Item & OfEmployee)[] => items.map((item) => ({ ...item, personId: id, branchId }))

function* eachRecord(
  days: readonly WorldDay[],
  employees: readonly Employee[],
  { recordOf, leavesToCome }: ReturnType<typeof attendanceMaker>,
): Generator<AttendanceRecord> {
  for (const day of days)
    for (const employee of employees) {
      const record = recordOf(employee, day)
      if (record) yield record
    }
  const last = days.at(-1)
  if (last) for (const employee of employees) yield* leavesToCome(employee, last)
}

const nameOf = (person: Person | undefined): string | null => (person ? fullName(person) : null)
