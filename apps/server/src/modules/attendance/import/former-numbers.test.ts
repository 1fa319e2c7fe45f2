import { judgeAttendanceImportAgain, listAttendance, updatePerson } from '@tahi/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Imports, importBy } from '../../../../test/fixtures/import-by.ts'
import { type Person, server, type TestServer, usualNow } from '../../../../test/fixtures/server.ts'

describe('the number of somebody who no longer has it', () => {
  let tahi: TestServer
  let hr: Person
  let admin: Person
  let ana: Person
  let cruz: Person
  let branch: string
  let other: string
  let imports: Imports

  beforeEach(async () => {
    tahi = await server()
    branch = await tahi.addBranch()
    other = await tahi.addBranch()
    await come(18)
    ana = await tahi.addPerson('user', branch, { firstName: 'Ana', lastName: 'Santos' })
    cruz = await tahi.addPerson('user', branch, { firstName: 'Jose', lastName: 'Cruz' })
    await number(ana, '10')
  })
  afterEach(() => tahi.clock.set(usualNow))

  const change = async (as: Person, { id }: Person, sent: object) => {
    const { status } = await tahi.call(as, updatePerson, { body: { _id: id, ...sent } })
    expect(status).toBe(200)
  }
  const number = (person: Person, clockNumber: string | null) => change(hr, person, { clockNumber })
  /** Comes to a day of November 2026, on which others keep the records: a session of the console ends overnight. */
  const come = async (day: number) => {
    tahi.clock.set(new Date(`2026-11-${day}T02:00:00Z`))
    hr = await tahi.addPerson('hr')
    admin = await tahi.addPerson('admin')
    imports = importBy(tahi, await tahi.addPerson('manager', branch))
  }
  /** Previews a clock's `attlog.dat` of full days of number 10. */
  const preview = (...days: number[]) =>
    imports.preview(
      days
        .flatMap((day) => ['08:00:00', '17:00:00'].map((time) => `10\t2026-11-${day} ${time}\t1\t0\t1\t0\n`))
        .join(''),
    )
  const rows = async (_id: string) =>
    (await imports.rows(_id)).map(({ name, problem, outcome }) => [name, problem ?? outcome])
  const seen = async (...days: number[]) => rows((await preview(...days))._id)
  const imported = async (...days: number[]) => imports.apply((await preview(...days))._id)
  const recorded = async ({ id }: Person) => {
    const { ok } = await tahi.call(hr, listAttendance, { params: { id }, query: { sort: 'date' } })
    return ok.data.map(({ date }) => Number(date.slice(-2)))
  }

  const [anas, cruzs] = ['Ana Santos', 'Jose Cruz']
  const disputed = ['', 'two_employees']

  it('means them up to the day on which they moved, and then who has it', async () => {
    await imported(16)
    await change(hr, ana, { branchId: other })
    const elsewhere = ['', 'other_branch']
    expect(await seen(16, 17, 18)).toEqual([elsewhere, elsewhere, elsewhere])
    await come(20)
    await number(cruz, '10')
    for (const outcome of ['good', 'unchanged']) {
      const { _id } = await preview(16, 17, 18, 19, 20)
      expect(await rows(_id)).toEqual([elsewhere, elsewhere, elsewhere, [cruzs, outcome], [cruzs, outcome]])
      await imports.apply(_id)
    }
    expect([await recorded(ana), await recorded(cruz)]).toEqual([[16], [19, 20]])
  })

  it('is recorded for them up to the day on which they went to head office', async () => {
    await imported(16)
    await change(admin, ana, { role: 'act' })
    await come(20)
    await number(cruz, '10')
    for (const outcome of ['good', 'unchanged']) {
      const { _id } = await preview(16, 17, 18, 19)
      expect(await rows(_id)).toEqual([
        [anas, 'unchanged'],
        [anas, outcome],
        [anas, outcome],
        [cruzs, outcome],
      ])
      await imports.apply(_id)
    }
    expect([await recorded(ana), await recorded(cruz)]).toEqual([[16, 17, 18], [19]])
  })

  it('is recorded for them up to their last day, once it is taken from who left', async () => {
    await imported(16)
    await change(hr, ana, { status: false })
    await come(20)
    await number(ana, null)
    await number(cruz, '10')
    expect(await seen(17, 18, 19)).toEqual([
      [anas, 'good'],
      [anas, 'good'],
      [cruzs, 'good'],
    ])
  })

  it('means nobody but its present holder, where who left was never paid by it', async () => {
    await change(hr, ana, { status: false })
    await number(ana, null)
    await number(cruz, '10')
    expect(await seen(17, 18)).toEqual([
      [cruzs, 'good'],
      [cruzs, 'good'],
    ])
  })

  it('is corrected without a trace on the same day, and as long as nobody was paid by it', async () => {
    await imported(16)
    await number(ana, '12')
    await number(cruz, '10')
    expect(await seen(17)).toEqual([[cruzs, 'good']])
    await come(20)
    await number(cruz, '13')
    await number(ana, '10')
    expect(await seen(17)).toEqual([[anas, 'good']])
  })

  it('means nobody on the days until it was changed, where it was perhaps never theirs', async () => {
    await imported(16)
    await come(19)
    const before = await preview(16, 17, 20)
    await number(ana, '12')
    expect(await seen(17)).toEqual([['', 'unknown_employee']])
    await number(cruz, '10')
    await come(20)
    expect(await seen(16, 17, 19, 20)).toEqual([disputed, disputed, disputed, [cruzs, 'good']])
    // Not even what was previewed as hers is written.
    await tahi.call(hr, judgeAttendanceImportAgain, { body: { _id: before._id } })
    expect((await rows(before._id)).slice(0, 2)).toEqual([disputed, disputed])

    await number(cruz, '13')
    await number(ana, '10')
    expect(await seen(16, 17, 20)).toEqual([
      [anas, 'unchanged'],
      [anas, 'good'],
      [anas, 'good'],
    ])
  })

  it('goes on meaning each of those who had it one after the other', async () => {
    await change(hr, ana, { branchId: other })
    await come(19)
    await number(cruz, '10')
    await change(admin, cruz, { role: 'act' })
    await come(20)
    await change(hr, ana, { branchId: branch })
    expect(await seen(18, 19, 20)).toEqual([
      [anas, 'good'],
      [cruzs, 'good'],
      ['', 'unknown_employee'],
    ])
  })
})
