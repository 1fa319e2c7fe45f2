import { describe, expect, it } from 'vitest'
import { demoCompany } from './demo-company.ts'

const today = '2026-11-18'

describe('corrections', () => {
  const world = demoCompany({ today, time: 600 })
  const corrections = [...world.corrections()]
  const records = new Map(
    [...world.attendance()].map((record) => [`${record.personId} ${record.day}`, record]),
  )
  const recordOf = ({ personId, day }: { personId: string; day: string }) => records.get(`${personId} ${day}`)

  it('wait for HR in each branch, and some were decided', () => {
    for (const { id } of world.branches) {
      const states = corrections.filter(({ branchId }) => branchId === id).map(({ state }) => state)
      expect([...new Set(states)].sort()).toEqual(['accepted', 'refused', 'requested'])
    }
  })

  it('that wait are of the last days, which no payslip covers', () => {
    const paidUntil =
      [...world.payslips()]
        .map(({ period }) => period.to)
        .sort()
        .at(-1) ?? ''
    const waiting = corrections.filter(({ state }) => state === 'requested')
    for (const { day, decidedAt, decidedBy } of waiting) {
      expect(day > paidUntil && day < today).toBe(true)
      expect([decidedAt, decidedBy]).toEqual([null, null])
    }
  })

  it('ask for a time out where there is none; what was accepted is what the day has', () => {
    for (const correction of corrections) {
      const record = recordOf(correction)
      expect(correction.timeIn).toBe(record?.timeIn)
      expect(correction.timeOut).toBeGreaterThan(correction.timeIn)
      expect(record?.timeOut).toBe(correction.state === 'accepted' ? correction.timeOut : null)
    }
  })

  it('were decided by the HR Admin of the branch before today, and refused with an answer', () => {
    for (const { branchId, state, askedAt, decidedAt, decidedBy, answer } of corrections) {
      expect(answer !== null).toBe(state === 'refused')
      if (!decidedAt) continue
      const manager = world.people.find((person) => person.role === 'manager' && person.branchId === branchId)
      expect(decidedBy).toEqual(manager)
      expect(decidedAt.getTime()).toBeGreaterThan(askedAt.getTime())
      expect(decidedAt.getTime()).toBeLessThan(Date.parse(`${today}T00:00:00+08:00`))
    }
  })
})
