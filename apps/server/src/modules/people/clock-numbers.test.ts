import { createBranch, texts } from '@tahi/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { openPeopleBranches, type PeopleBranches } from '../../../test/fixtures/people-branches.ts'
import { type Cells, peopleImportBy } from '../../../test/fixtures/people-import-by.ts'

describe("a clock's number of somebody", () => {
  let office: PeopleBranches

  beforeEach(async () => {
    office = await openPeopleBranches()
  })

  it('is kept without the zeros that clocks pad it with, changed and taken away', async () => {
    const { manager, sewer } = office
    const given = await office.change(manager, sewer, { clockNumber: ' 00000009 ' })
    expect(given.ok.data.clockNumber).toBe('9')
    expect((await office.change(manager, sewer, { firstName: 'Nenita' })).ok.data.clockNumber).toBe('9')
    expect((await office.change(manager, sewer, { clockNumber: null })).ok.data.clockNumber).toBeNull()
    expect(await office.trailOf(sewer)).toMatchObject([
      { before: { clockNumber: null }, after: { clockNumber: '9' } },
      {},
      { before: { clockNumber: '9' }, after: { clockNumber: null } },
    ])
    for (const clockNumber of ['', '9 1', 'ñ'])
      expect((await office.change(manager, sewer, { clockNumber })).failure).toMatchObject({
        errors: [{ path: 'clockNumber', msg: texts.person.clockNumberForm }],
      })
  })

  it("is one person's of a branch, also when they left; another branch has another clock", async () => {
    const { admin, manager, sewer, stranger } = office
    await office.change(manager, sewer, { clockNumber: '9', lastName: 'Cruz' })
    expect((await office.change(admin, stranger, { clockNumber: '9' })).ok.data.clockNumber).toBe('9')
    const { userId, _id: id } = (await office.add(manager)).ok.data
    const refused = await office.change(manager, { id }, { clockNumber: '09' })
    expect(refused.status).toBe(409)
    const holder = `Ana Cruz (${sewer.code})`
    expect(refused.failure.errors).toEqual([
      { path: 'clockNumber', msg: texts.person.clockNumberHeld(holder, true) },
    ])

    await office.change(manager, sewer, { status: false })
    const msg = texts.person.clockNumberHeld(holder, false)
    expect((await office.add(manager, { clockNumber: '9' })).failure.errors).toMatchObject([{ msg }])
    await office.change(manager, sewer, { clockNumber: null })
    expect((await office.change(manager, { id }, { clockNumber: '9' })).ok.data).toMatchObject({
      userId,
      clockNumber: '9',
    })
  })

  it('is one of two who are given it at the same moment', async () => {
    const { manager } = office
    const answers = await Promise.all([1, 2, 3].map(() => office.add(manager, { clockNumber: '77' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  it('stays behind in a move, unless the new branch gives one, even the same', async () => {
    const { admin, hr, branch, other, sewer, stranger } = office
    await office.change(hr, sewer, { clockNumber: '9' })
    await office.change(hr, stranger, { clockNumber: '9' })
    expect((await office.change(hr, sewer, { branchId: other })).ok.data.clockNumber).toBeNull()
    expect((await office.change(hr, sewer, { branchId: branch, clockNumber: '9' })).ok.data.clockNumber).toBe(
      '9',
    )
    expect((await office.change(hr, sewer, { branchId: other, clockNumber: '9' })).status).toBe(409)

    await office.change(admin, sewer, { role: 'hr' })
    expect(await office.read(admin, sewer)).toMatchObject({ branchId: null, clockNumber: null })
  })

  it('stays behind when a whole branch moves to another one', async () => {
    const { tahi, admin, hr, branch, other, sewer, stranger } = office
    await office.change(hr, sewer, { clockNumber: '9' })
    await office.change(hr, stranger, { clockNumber: '9' })
    const body = { _id: branch, status: false, moveTo: other }
    expect((await tahi.call(admin, createBranch, { body })).status).toBe(200)
    expect(await office.read(admin, sewer)).toMatchObject({ branchId: other, clockNumber: null })
    expect((await office.trailOf(sewer)).at(-1)).toMatchObject({
      before: { branchId: branch, clockNumber: '9' },
      after: { branchId: other, clockNumber: null },
    })
  })
})

describe('a spreadsheet with clock numbers', () => {
  let office: PeopleBranches

  beforeEach(async () => {
    office = await openPeopleBranches()
  })

  const outcomes = async (cells: Cells) => {
    const { tahi, hr } = office
    const by = peopleImportBy(tahi, hr)
    const { _id } = await by.previewCells(cells)
    const rows = await by.rows(_id)
    await by.apply(_id)
    return rows.map(({ outcome, changes, problems }) =>
      outcome === 'bad'
        ? problems.map(({ column, problem }) => `${column}: ${problem}`).join()
        : changes.map(({ column, before, after }) => `${column}: ${before} > ${after}`).join(),
    )
  }

  it('gives them to everybody at once', async () => {
    const { hr, sewer, stranger, manager } = office
    await office.change(hr, manager, { clockNumber: '30' })
    const cells = [
      ['User ID', 'Clock Number'],
      [sewer.code, 9],
      [stranger.code, '0009'],
    ]
    expect(await outcomes(cells)).toEqual(['Clock Number:  > 9', 'Clock Number:  > 9'])
    expect((await office.read(hr, sewer)).clockNumber).toBe('9')
    expect(await outcomes(cells)).toEqual(['', ''])
  })

  it('refuses a number of somebody else, in the branch or higher up in the file', async () => {
    const { hr, manager, sewer } = office
    const second = (await office.add(manager)).ok.data
    const third = (await office.add(manager, { clockNumber: '30' })).ok.data
    expect(
      await outcomes([
        ['User ID', 'Clock Number'],
        [sewer.code, '030'],
        [third.userId, '30'],
        [second.userId, '12'],
        [manager.code, '12'],
        [sewer.code.replace(/.$/, 'x'), '12'],
      ]),
    ).toEqual([
      'Clock Number: clock_number_taken',
      '',
      'Clock Number:  > 12',
      'User ID: not_allowed',
      'User ID: unknown_user_id',
    ])
    expect(
      await outcomes([
        ['User ID', 'Clock Number'],
        [sewer.code, '1 2'],
      ]),
    ).toEqual(['Clock Number: unreadable'])
    const two: Cells = [
      ['User ID', 'Clock Number'],
      [sewer.code, '14'],
      [second.userId, '14'],
    ]
    expect(await outcomes(two)).toEqual(['Clock Number:  > 14', 'Clock Number: duplicate_in_file'])
    expect((await office.read(hr, { id: second._id })).clockNumber).toBe('12')
  })

  it('does not take a number along to another branch, as an edited export would', async () => {
    const { tahi, hr, sewer, other } = office
    await office.change(hr, sewer, { clockNumber: '9' })
    const { rows } = await tahi.database.asOwner((queries) =>
      queries
        .selectFrom('branch')
        .select('name')
        .where('id', '=', other)
        .execute()
        .then((rows) => ({ rows })),
    )
    const name = rows[0]?.name ?? ''
    const moved = await outcomes([
      ['User ID', 'Branch', 'Clock Number'],
      [sewer.code, name, '9'],
    ])
    expect(moved).toEqual([expect.stringContaining('Clock Number: 9 > ')])
    expect(await office.read(hr, sewer)).toMatchObject({ branchId: other, clockNumber: null })
  })
})
