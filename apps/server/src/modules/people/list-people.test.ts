import { type Input, listPeople } from '@tahi/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { openPeopleBranches, type PeopleBranches } from '../../../test/fixtures/people-branches.ts'
import type { Person } from '../../../test/fixtures/server.ts'

describe('people to choose from', () => {
  let office: PeopleBranches
  let colleague: Person

  beforeEach(async () => {
    office = await openPeopleBranches()
    colleague = await office.tahi.addPerson('user', office.branch, { lastName: 'abad' })
    await office.change(office.manager, colleague, {
      departmentId: office.department,
      designationId: office.designation,
    })
  })

  const ask = async (as: Person, query: Input<typeof listPeople>['query'] = {}) =>
    (await office.tahi.call(as, listPeople, { query })).ok.data
  const idsOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).map(({ _id }) => _id)

  it('are a branch’s, in the order of their names', async () => {
    const ids = await idsOf(office.manager)
    expect(ids[0]).toBe(colleague.id)
    expect(ids.slice(1).sort()).toEqual([office.manager.id, office.sewer.id].sort())
    expect(await idsOf(office.hr, { branchId: office.other })).toEqual([office.stranger.id])
  })

  it('stand where they are looked for, and those of a name by their first names', async () => {
    const branch = await office.tahi.addBranch()
    const sorted = [
      ['De Leon', 'Lea'],
      ['dela Cruz', 'Zoe'],
      ['Delos Reyes', 'Ana'],
      ['Diaz', 'Ana'],
      ['peña', 'Ana'],
      ['Pena', 'Bea'],
      ['Peñas', 'Ana'],
    ] as const
    for (const [lastName, firstName] of sorted.toReversed())
      await office.tahi.addPerson('user', branch, { lastName, firstName })
    const shown = await ask(office.hr, { branchId: branch })
    expect(shown.map(({ lastName, firstName }) => [lastName, firstName])).toEqual(sorted)
  })

  it('come with their versions, so that a change can say which one it was made from (D1)', async () => {
    const [before] = await ask(office.manager, { search: colleague.code })
    expect(before?.version).toEqual(expect.any(Number))
    const version = before?.version
    expect((await office.change(office.manager, colleague, { contact: '0917', version })).status).toBe(200)
    expect((await office.change(office.manager, colleague, { contact: '0918', version })).status).toBe(409)
  })

  it('are of a role, a department or a designation', async () => {
    const { manager } = office
    expect(await idsOf(manager, { role: 'manager' })).toEqual([manager.id])
    expect(await idsOf(manager, { role: 'user' })).toEqual([colleague.id, office.sewer.id])
    expect(await idsOf(manager, { role: 'all' })).toHaveLength(3)
    expect(await idsOf(manager, { departmentId: office.department })).toEqual([colleague.id])
    expect(await idsOf(manager, { designationId: office.designation })).toEqual([colleague.id])
    expect(await idsOf(manager, { designationId: office.foreignDesignation })).toEqual([])
  })

  it('show colleagues their names alone, which neither department nor role tells apart (D2)', async () => {
    const shown = await ask(office.sewer, { departmentId: office.department, role: 'user' })
    expect(shown.map(({ _id }) => _id)).toEqual(await idsOf(office.manager))
    expect(shown).toHaveLength(3)
    expect(Object.keys(shown[0] ?? {}).sort()).toEqual(['_id', 'firstName', 'lastName', 'userId'])
  })
})
