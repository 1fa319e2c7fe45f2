import { addDays, type Day, type WallTime } from '@tahi/domain'
import { midnightOf } from './days.ts'
import { idsOf } from './ids.ts'
import type { Named } from './organisation.ts'
import type { Person } from './people.ts'
import { keyOf, Random } from './random.ts'

export interface Announcement {
  readonly id: string
  /** Null: for all branches. */
  readonly branchId: string | null
  readonly postedBy: Person
  readonly title: string
  readonly description: string
  readonly from: Day
  readonly to: Day
  readonly createdAt: Date
}

export interface AnnouncementReading {
  readonly announcementId: string
  readonly personId: string
  readonly branchId: string | null
  readonly readAt: Date
}

interface Plan {
  /** A branch by its position, or 'all' for an announcement of head office. */
  readonly branch: number | 'all'
  readonly author: 'admin' | 'hr' | 'manager'
  /** Days before today of posting, and the time of day. */
  readonly posted: number
  readonly at: WallTime
  /** First and last day, in days from today. */
  readonly from: number
  readonly to: number
  /** The share of its people that has read it after some days. */
  readonly share: number
  readonly title: string
  readonly description: string
}

const hour = 60

const plans: readonly Plan[] = [
  {
    branch: 'all',
    author: 'admin',
    posted: 38,
    at: 9 * hour,
    from: -38,
    to: -24,
    share: 0.97,
    title: 'Your pay, explained day by day',
    description:
      'From this cutoff on, every payslip shows how it came about: the hours of each day, your rate, and each deduction.\n\nIf something looks wrong, bring your payslip to your HR Admin before the next pay day. Mistakes are corrected within two working days.',
  },
  {
    branch: 0,
    author: 'manager',
    posted: 24,
    at: 8 * hour + 20,
    from: -24,
    to: -10,
    share: 0.93,
    title: 'New water stations on lines 2 and 4',
    description: 'Please refill your bottles there and keep cloth and cartons at least two metres away.',
  },
  {
    branch: 1,
    author: 'manager',
    posted: 17,
    at: 10 * hour + 5,
    from: -16,
    to: -15,
    share: 0.9,
    title: 'Annual physical examination',
    description:
      'The clinic comes to us on both days, from 8:00 AM to 3:00 PM, in the canteen.\n\n1. Bring your company ID.\n2. No breakfast before the blood test.\n3. Your line leader tells you your turn.\n\nThe time counts as working time.',
  },
  {
    branch: 'all',
    author: 'hr',
    posted: 9,
    at: 13 * hour + 30,
    from: -9,
    to: 21,
    share: 0.78,
    title: 'Update your contact details',
    description:
      'Check your address and mobile number with your HR Admin. We need them for the 13th month pay and in an emergency.',
  },
  {
    branch: 0,
    author: 'manager',
    posted: 3,
    at: 7 * hour + 40,
    from: 4,
    to: 4,
    share: 0.55,
    title: 'Fire and earthquake drill',
    description:
      'The alarm sounds once at 10:00 AM. Stop your machine, leave everything where it is, and walk to the gate with your line. Line leaders count their people and report to the guard house.\n\nNobody is paid less for the time.',
  },
  {
    branch: 1,
    author: 'admin',
    posted: 2,
    at: 15 * hour,
    from: 6,
    to: 7,
    share: 0.42,
    title: 'Buyer audit: keep aisles and exits clear',
    description:
      'Our largest buyer visits Sta. Maria for two days. Aisles, exits and extinguishers must be free at all times, and everybody wears the ID where it can be seen.',
  },
  {
    branch: 'all',
    author: 'admin',
    posted: 1,
    at: 11 * hour + 15,
    from: 12,
    to: 12,
    share: 0.3,
    title: 'Year-end party for both branches',
    description:
      'Everybody is invited, with one guest each. Buses leave from both gates at 4:00 PM.\n\nGive your line leader the name of your guest by the end of this week, so that there is a chair and a plate for everyone.',
  },
]

interface Sources {
  readonly seed: number
  readonly today: Day
  /** The current time of today: nobody has read anything later. */
  readonly time: WallTime
  readonly branches: readonly Named[]
  readonly people: readonly Person[]
}

/** The announcements of the last weeks, to all and to branches, with who has read each and when. */
export function makeAnnouncements(sources: Sources): {
  announcements: Announcement[]
  announcementReadings: AnnouncementReading[]
} {
  const { seed, today, branches, people } = sources
  const idOf = idsOf(seed, 'announcement')
  const announcements: Announcement[] = []
  const announcementReadings: AnnouncementReading[] = []
  for (const [number, { branch, author, posted, at, title, description, ...plan }] of plans.entries()) {
    const branchId = branch === 'all' ? null : branches[branch]?.id
    const postedBy = people.find(
      (person) => person.role === author && (author !== 'manager' || person.branchId === branchId),
    )
    // A smaller company may lack the branch.
    if (branchId === undefined || !postedBy) continue
    const created = midnightOf(addDays(today, -posted)) + at * 60_000
    const announcement = {
      id: idOf(number, created),
      branchId,
      postedBy,
      title,
      description,
      from: addDays(today, plan.from),
      to: addDays(today, plan.to),
      createdAt: new Date(created),
    }
    announcements.push(announcement)
    announcementReadings.push(...readingsOf(sources, announcement, number, plan.share))
  }
  return { announcements, announcementReadings }
}

/** Most people read within a day or two, at any waking hour. HR Admins leave each other's unread. */
function readingsOf(
  { seed, today, time, people }: Sources,
  { id, branchId, createdAt }: Announcement,
  number: number,
  share: number,
): AnnouncementReading[] {
  const now = midnightOf(today) + time * 60_000
  return people
    .filter((person) => person.role === 'user' && (branchId === null || person.branchId === branchId))
    .flatMap((person, place) => {
      const random = new Random(seed, keyOf('announcement'), number, place)
      const reads = random.happens(share)
      const readAt = createdAt.getTime() + Math.round(random.next() ** 2 * 36 * 60) * 60_000 + 120_000
      return reads && readAt < now
        ? [{ announcementId: id, personId: person.id, branchId: person.branchId, readAt: new Date(readAt) }]
        : []
    })
}
