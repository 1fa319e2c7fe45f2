import { eachDay, leaveTypes, overlaps } from '@tahi/domain'
import { describe, expect, it } from 'vitest'
import { demoCompany } from './demo-company.ts'

const today = '2026-11-18'

describe("the demo company's leaves", () => {
  const world = demoCompany({ today, time: 600 })
  const attendance = [...world.attendance()]
  const name = new Map(
    world.people.map(({ id, role, firstName, lastName }) => [id, { role, firstName, lastName }]),
  )

  it('are of every state in each branch, past, present and to come', () => {
    for (const { id } of world.branches) {
      const leaves = world.leaves.filter(({ branchId }) => branchId === id)
      expect(new Set(leaves.map(({ state }) => state)).size).toBe(3)
      expect(leaves.filter(({ state, to }) => state === 'confirmed' && to < today).length).toBeGreaterThan(10)
      expect(
        leaves.some(({ state, from, to }) => state === 'confirmed' && from <= today && today <= to),
      ).toBe(true)
      expect(
        leaves.filter(({ state, from }) => state === 'requested' && from > today).length,
      ).toBeGreaterThan(4)
    }
    const types = new Set(
      demoCompany({ today, employeesPerBranch: 600 }).leaves.map(({ leaveType }) => leaveType),
    )
    expect([...types].sort()).toEqual([...leaveTypes].sort())
  })

  it('of one employee never share a day', () => {
    for (const [index, one] of world.leaves.entries())
      for (const other of world.leaves.slice(index + 1))
        if (one.personId === other.personId) expect(overlaps(one, other)).toBe(false)
  })

  it('stand in attendance on exactly the days of those that are confirmed', () => {
    const covered = world.leaves
      .filter(({ state }) => state === 'confirmed')
      .flatMap(({ id, personId, from, to }) => eachDay(from, to).map((day) => `${personId} ${day} ${id}`))
    const written = attendance
      .filter(({ recordedStatus }) => recordedStatus === 'leave')
      .map(({ personId, day, leaveId }) => `${personId} ${day} ${leaveId}`)
    expect(written.sort()).toEqual(covered.sort())
    expect(
      attendance.every(({ leaveId, recordedStatus }) => leaveId === null || recordedStatus === 'leave'),
    ).toBe(true)
  })

  it('were asked for before today, and decided by the HR Admin of the branch', () => {
    const managers = world.people.filter(({ role }) => role === 'manager')
    for (const { branchId, state, decidedBy, askedAt, decidedAt, personId } of world.leaves) {
      const manager = managers.find((person) => person.branchId === branchId)
      expect(decidedBy).toBe(state === 'requested' ? null : `${manager?.firstName} ${manager?.lastName}`)
      expect((decidedAt ?? askedAt).getTime()).toBeLessThan(Date.parse(`${today}T00:00:00+08:00`))
      expect(name.get(personId)?.role).toBe('user')
    }
  })
})
