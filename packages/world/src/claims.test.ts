import { describe, expect, it } from 'vitest'
import { demoCompany } from './demo-company.ts'

const today = '2026-11-18'

describe('claims', () => {
  const world = demoCompany({ today, time: 600 })
  const claims = [...world.claims()]
  const records = new Map([...world.attendance()].map((record) => [record.id, record]))

  it('are some in each branch: recorded, doubted and refused', () => {
    for (const { id } of world.branches) {
      const there = claims.filter(({ branchId }) => branchId === id)
      expect(there.some(({ outcome, judged }) => outcome === 'recorded' && judged.doubts.length === 0)).toBe(
        true,
      )
      expect(there.some(({ outcome, judged }) => outcome === 'recorded' && judged.doubts.length > 0)).toBe(
        true,
      )
      expect(there.some(({ outcome }) => outcome === 'refused')).toBe(true)
    }
  })

  it('that were recorded are the time in of their record, and every claimed record has one', () => {
    const recorded = claims.filter(({ outcome }) => outcome === 'recorded')
    for (const { attendanceId, day, personId, judged } of recorded) {
      const record = records.get(attendanceId ?? '')
      expect(record).toMatchObject({ personId, day, claimed: true })
      const midnight = Date.parse(`${day}T00:00:00+08:00`)
      expect(Math.floor((judged.at - midnight) / 60_000)).toBe(record?.timeIn)
    }
    expect(recorded.map(({ attendanceId }) => attendanceId).sort()).toEqual(
      [...records.values()]
        .filter(({ claimed }) => claimed)
        .map(({ id }) => id)
        .sort(),
    )
  })

  it('that were refused clock out of a day without a time in', () => {
    const byDay = new Map([...records.values()].map((record) => [`${record.personId} ${record.day}`, record]))
    for (const { personId, day, kind, reason, attendanceId } of claims.filter(
      ({ outcome }) => outcome === 'refused',
    )) {
      expect([kind, reason, attendanceId]).toEqual(['out', 'noTimeIn', null])
      expect(byDay.get(`${personId} ${day}`)).toMatchObject({ timeIn: null, recordedStatus: 'absent' })
    }
  })

  it('arrived before today', () => {
    for (const { evidence } of claims)
      expect(evidence.receivedAt).toBeLessThan(Date.parse(`${today}T00:00:00+08:00`))
  })
})
