import { randomUUID } from 'node:crypto'
import { listPeopleImportRows } from '@tahi/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { openPeopleBranches, type PeopleBranches } from '../../../../test/fixtures/people-branches.ts'
import { type Cells, peopleImportBy } from '../../../../test/fixtures/people-import-by.ts'
import type { Person } from '../../../../test/fixtures/server.ts'

describe('new people of an import who may be there already', () => {
  let office: PeopleBranches

  beforeEach(async () => {
    office = await openPeopleBranches()
  })

  const titles = ['First Name', 'Last Name', 'Birthday', 'Email']
  const row = (first = 'Lorna', last = 'Reyes', birthday = '1990-05-17') => [
    ...[first, last, birthday, `${randomUUID()}@example.com`],
  ]
  const previewed = async (person: Person, cells: Cells) => {
    const imports = peopleImportBy(office.tahi, person)
    const { _id, added, bad, namesakes } = await imports.previewCells(cells)
    const rows = await imports.rows(_id)
    return { _id, added, bad, namesakes, found: rows.map(({ namesake }) => namesake) }
  }
  /** Somebody born on 1990-05-17. */
  const add = async (as: Person, sent = {}) => (await office.add(as, sent)).ok.data

  it('are those with the name and birthday of an active person, whatever their address', async () => {
    const { manager } = office
    const { userId } = await add(manager)
    const { _id, ...rest } = await previewed(manager, [
      titles,
      row('LORNA', 'reyes'),
      row('Lorna', 'Reyes', '1990-05-18'),
      row('Lorna', 'Reyeso'),
      row('Lorena'),
    ])
    expect(rest).toEqual({
      added: 4,
      bad: 0,
      namesakes: 1,
      found: [{ userId, line: null }, null, null, null],
    })
    const query = { outcome: 'namesake' } as const
    const { ok } = await office.tahi.call(manager, listPeopleImportRows, { params: { id: _id }, query })
    expect(ok.data.map(({ line }) => line)).toEqual([2])
  })

  it('are also two rows of the file, however far apart', async () => {
    const others = Array.from({ length: 120 }, (_, index) => row(`Ana ${index}`))
    const { added, namesakes, found } = await previewed(office.manager, [
      titles,
      row(),
      ...others,
      row(),
      row(),
    ])
    expect({ added, namesakes }).toEqual({ added: 123, namesakes: 2 })
    expect(found.filter(Boolean)).toEqual([
      { userId: null, line: 2 },
      { userId: null, line: 2 },
    ])
  })

  it('are none who left, nor anybody whose birthday is not for the reader to know', async () => {
    const { manager, hr, admin, branch, other } = office
    const left = await add(manager)
    await office.change(manager, { id: left._id }, { status: false })
    await add(hr, { firstName: 'Eva', branchId: other })
    await add(admin, { firstName: 'Mila', branchId: branch, role: 'manager' })
    const cells = [titles, row(), row('Eva'), row('Mila')]
    expect((await previewed(manager, cells)).namesakes).toBe(0)
    const withBranch = cells.map((each, index) => [...each, index === 0 ? 'User ID' : `NEW-${index}`])
    expect((await previewed(manager, withBranch)).namesakes).toBe(0)
  })

  it('are added all the same, and people who are known are none', async () => {
    const { manager } = office
    const { userId } = await add(manager)
    await add(manager)
    const known = [userId, 'Lorna', 'Reyes', 'Angat']
    const { namesakes, found } = await previewed(manager, [
      ['User ID', 'First Name', 'Last Name', 'City'],
      known,
    ])
    expect({ namesakes, found }).toEqual({ namesakes: 0, found: [null] })

    const imports = peopleImportBy(office.tahi, manager)
    const { _id } = await imports.previewCells([titles, row()])
    expect(await imports.apply(_id)).toMatchObject({ state: 'imported', added: 1, bad: 0 })
  })
})
