import type { Role } from '@tahi/contract'
import { addDays, type Day } from '@tahi/domain'
import { employeeCode, headOffice, managerCode } from './accounts.ts'
import { midnightOf } from './days.ts'
import { idsOf } from './ids.ts'
import { firstNames, lastNames, province, streets, towns } from './names.ts'
import type { Designation, Named } from './organisation.ts'
import { keyOf, Random } from './random.ts'

/** An account and everything known about its person. */
export interface Person {
  readonly id: string
  readonly code: string
  readonly role: Role
  readonly firstName: string
  readonly lastName: string
  readonly branchId: string | null
  readonly departmentId: string | null
  readonly designationId: string | null
  /** The number in the branch's clock, which counts its people from 1. */
  readonly clockNumber: string | null
  readonly email: string
  readonly middleName: string
  readonly gender: 'male' | 'female'
  /** Null until HR enters it. */
  readonly birthday: Day | null
  readonly birthplace: string
  readonly streetAddress: string
  readonly city: string
  readonly state: string
  readonly zipcode: string
  readonly contact: string
  readonly createdAt: Date
}

interface Place {
  readonly code: string
  readonly role: Role
  readonly branchId: string | null
  readonly clockNumber: string | null
  /** A value that HR has not entered yet, which blocks payroll (D2 Core HR). */
  readonly lacks?: 'designation' | 'birthday' | undefined
}

/** Missing values of a branch's last employee, who has just begun, and of the one before. */
const gaps = ['designation', 'birthday'] as const

const missing = { designation: { designationId: null }, birthday: { birthday: null } }

/** Everybody: head office, then each branch's HR Admin and employees (D8). */
export function makePeople(
  seed: number,
  { branches, designations }: { branches: Named[]; designations: Designation[] },
  employeesPerBranch: number,
): Person[] {
  const places: Place[] = [
    ...headOffice.map((place) => ({ ...place, branchId: null, clockNumber: null })),
    ...branches.map(({ id }, number) => ({
      code: managerCode(number),
      role: 'manager' as const,
      branchId: id,
      clockNumber: null,
    })),
    ...branches.flatMap(({ id }, branch) =>
      Array.from({ length: employeesPerBranch }, (_, number) => ({
        code: employeeCode(branch * employeesPerBranch + number),
        role: 'user' as const,
        branchId: id,
        clockNumber: String(number + 1),
        lacks: gaps[employeesPerBranch - 1 - number],
      })),
    ),
  ]
  const idOf = idsOf(seed, 'person')
  const emailOf = distinctEmails()
  return places.map(({ lacks, ...place }, number) => {
    const random = new Random(seed, keyOf('person'), number)
    const joined = midnightOf(addDays('2020-01-06', random.whole(0, 1800)))
    const name = drawName(random)
    return {
      id: idOf(number, joined),
      ...place,
      ...drawDesignation(random, place.role, designations),
      ...name,
      ...drawDetails(random),
      ...(lacks && missing[lacks]),
      email: emailOf(name.firstName, name.lastName),
      createdAt: new Date(joined),
    }
  })
}

function drawDesignation(random: Random, role: Role, designations: Designation[]) {
  if (role !== 'user') return { departmentId: null, designationId: null }
  const { id, departmentId } = random.weighted(designations)
  return { departmentId, designationId: id }
}

function drawName(random: Random) {
  // Most people who sew for a living are women.
  const gender = random.happens(0.72) ? ('female' as const) : ('male' as const)
  return {
    gender,
    firstName: random.pick(firstNames[gender]),
    middleName: random.pick(lastNames),
    lastName: random.pick(lastNames),
  }
}

function drawDetails(random: Random) {
  const home = random.pick(towns)
  // No network in the country uses the prefix 0900.
  const contact = `0900 ${random.whole(100, 999)} ${random.whole(1000, 9999)}`
  return {
    birthday: addDays('1968-01-01', random.whole(0, 13_600)),
    birthplace: `${random.pick(towns).city}, ${province}`,
    streetAddress: `${random.whole(1, 480)} ${random.pick(streets)}`,
    ...home,
    state: province,
    contact,
  }
}

/** `.example` domains do not exist, so no mail of the demo reaches anybody. */
function distinctEmails(): (firstName: string, lastName: string) => string {
  const taken = new Map<string, number>()
  return (firstName, lastName) => {
    const name = `${firstName}.${lastName}`.toLowerCase().replaceAll(' ', '')
    const count = (taken.get(name) ?? 0) + 1
    taken.set(name, count)
    return `${name}${count === 1 ? '' : count}@sinaghabi.example`
  }
}
