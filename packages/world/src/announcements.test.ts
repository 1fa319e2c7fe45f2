import { describe, expect, it } from 'vitest'
import { demoCompany } from './demo-company.ts'

const today = '2026-11-18'

describe('the announcements of the demo company', () => {
  const world = demoCompany({ today, time: 660 })
  const now = Date.parse(`${today}T11:00:00+08:00`)

  it('are to all and to each branch, of the last weeks, and some of days to come', () => {
    const targets = new Set(world.announcements.map(({ branchId }) => branchId))
    expect(targets).toEqual(new Set([null, ...world.branches.map(({ id }) => id)]))
    for (const { from, to, createdAt, postedBy, branchId } of world.announcements) {
      expect(from <= to).toBe(true)
      expect(createdAt.getTime()).toBeLessThan(now)
      if (postedBy.role === 'manager') expect(branchId).toBe(postedBy.branchId)
    }
    expect(world.announcements.some(({ from }) => from > today)).toBe(true)
  })

  it('are read by people they are for, once each, after they were posted and before now', () => {
    const people = new Map(world.people.map((person) => [person.id, person]))
    const announcements = new Map(world.announcements.map((one) => [one.id, one]))
    for (const { announcementId, personId, branchId, readAt } of world.announcementReadings) {
      const announcement = announcements.get(announcementId)
      expect(people.get(personId)?.branchId).toBe(branchId)
      expect([null, branchId]).toContain(announcement?.branchId)
      expect(readAt.getTime()).toBeGreaterThan(announcement?.createdAt.getTime() ?? now)
      expect(readAt.getTime()).toBeLessThan(now)
    }
    const keys = world.announcementReadings.map((one) => `${one.announcementId} ${one.personId}`)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('are read by many once they are old, and by few while they are new', () => {
    const shares = world.announcements.map(({ id, branchId }) => {
      const addressed = world.people.filter(
        (person) => person.role === 'user' && (branchId === null || person.branchId === branchId),
      )
      const read = world.announcementReadings.filter(({ announcementId }) => announcementId === id)
      return read.length / addressed.length
    })
    expect(shares.at(0)).toBeGreaterThan(0.9)
    expect(shares.at(-1)).toBeLessThan(0.5)
    expect(shares.at(-1)).toBeGreaterThan(0)
  })

  it('are the same for the same parameters, and fit a company of one branch', () => {
    expect(demoCompany({ today, time: 660 }).announcementReadings).toEqual(world.announcementReadings)
    const small = demoCompany({ today, branches: 1, employeesPerBranch: 4 })
    const [branch] = small.branches
    expect(new Set(small.announcements.map(({ branchId }) => branchId))).toEqual(new Set([null, branch?.id]))
  })
})
