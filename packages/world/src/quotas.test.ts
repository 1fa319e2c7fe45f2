import { addDays, expectedProgress, quotaStanding, quotaStandings } from '@tahi/domain'
import { describe, expect, it } from 'vitest'
import { demoCompany, type World } from './demo-company.ts'

const today = '2026-11-18'

const sums = (world: World): Map<string, number> => {
  const found = new Map<string, number>()
  for (const { quotaId, pieces } of world.quotaProgress())
    found.set(quotaId, (found.get(quotaId) ?? 0) + pieces)
  return found
}

const standings = (world: World, time: number, branchId: string | undefined) => {
  const progress = sums(world)
  return world.quotas
    .filter((quota) => quota.branchId === branchId)
    .map(({ id, target, day }) => {
      const expected = expectedProgress({ target, day, today, time })
      return {
        day,
        standing: quotaStanding({ progress: progress.get(id) ?? 0, target, expected, day, today }),
      }
    })
}

describe('the quotas of the demo company', () => {
  const world = demoCompany({ today, time: 660 })

  it.each([660, 840, 1140])('stand in every way in each branch, at minute %d', (time) => {
    const later = demoCompany({ today, time })
    for (const { id, name } of later.branches) {
      const found = standings(later, time, id)
      const standing = found.map((quota) => quota.standing)
      // After the working day, a quota is behind or done.
      const always = quotaStandings.filter((one) => one !== 'onTrack' || time < 960)
      expect(standing, name).toEqual(expect.arrayContaining(always))
      const behind = standing.filter((one) => one === 'atRisk').length
      expect(behind, name).toBeLessThanOrEqual(found.filter(({ day }) => day === today).length / 2)
    }
  })

  it('are of the last weeks and of the next working days', () => {
    const days = [...new Set(world.quotas.map(({ day }) => day))]
    expect(days.at(0)).toBe('2026-10-29')
    expect(days.slice(-3)).toEqual([today, addDays(today, 1), addDays(today, 2)])
    expect(days).not.toContain('2026-11-15')
    const ahead = demoCompany({ today: '2026-11-21', employeesPerBranch: 8, days: 10 }).quotas
    expect([...new Set(ahead.map(({ day }) => day))].slice(-2)).toEqual(['2026-11-23', '2026-11-24'])
  })

  it('are planned by now, the coming ones too', () => {
    const now = Date.parse(`${today}T11:00:00+08:00`)
    expect(Math.max(...world.quotas.map(({ createdAt }) => createdAt.getTime()))).toBe(now)
  })

  it('are one for a style and designation on a day', () => {
    const keys = world.quotas.map(({ branchId, day, designationId, styleName }) =>
      [branchId, day, designationId, styleName].join(' '),
    )
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('are worked on by their designation, who were there, and never below nothing', () => {
    const quotas = new Map(world.quotas.map((quota) => [quota.id, quota]))
    const people = new Map(world.people.map((person) => [person.id, person]))
    const there = new Set(
      [...world.attendance()].flatMap(({ personId, day, timeIn }) =>
        timeIn === null ? [] : [`${personId} ${day}`],
      ),
    )
    const own = new Map<string, number>()
    for (const { quotaId, personId, branchId, pieces, reason, createdAt } of world.quotaProgress()) {
      const quota = quotas.get(quotaId)
      expect(people.get(personId)).toMatchObject({ branchId, designationId: quota?.designationId })
      expect(there.has(`${personId} ${quota?.day}`)).toBe(true)
      expect(createdAt.getTime()).toBeLessThan(Date.parse(`${today}T11:01:00+08:00`))
      expect(reason === null).toBe(pieces > 0)
      const key = `${quotaId} ${personId}`
      own.set(key, (own.get(key) ?? 0) + pieces)
    }
    expect(Math.min(...own.values())).toBeGreaterThanOrEqual(0)
  })
})
