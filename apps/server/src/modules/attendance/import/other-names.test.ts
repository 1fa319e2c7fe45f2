import { judgeAttendanceImportAgain, listAttendanceImportRows, updatePerson } from '@tahi/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { importBy } from '../../../../test/fixtures/import-by.ts'
import { type Person, server, type TestServer } from '../../../../test/fixtures/server.ts'

describe("names in a clock's file", () => {
  let tahi: TestServer
  let manager: Person

  beforeEach(async () => {
    tahi = await server()
    const branch = await tahi.addBranch()
    manager = await tahi.addPerson('manager', branch)
    await enrol('1', 'Luz', 'Reyes')
    await enrol('2', 'Ana', 'Dela Cruz')
    await enrol('3', 'Jun', 'Peña')
  })

  const change = async (body: { _id: string; clockNumber?: string; middleName?: string }) => {
    expect((await tahi.call(manager, updatePerson, { body })).status).toBe(200)
  }
  const enrol = async (clockNumber: string, firstName: string, lastName: string) => {
    const person = await tahi.addPerson('user', manager.branchId, { firstName, lastName })
    await change({ _id: person.id, clockNumber })
    return person
  }
  const file = (...rows: string[]) => ['AC-No.,Name,Date,Clock In,Clock Out', ...rows].join('\n')
  const day = '2026-11-02,8:00,17:00'
  const previewed = async (text: string) => {
    const read = await importBy(tahi, manager).preview(text)
    const rows = await importBy(tahi, manager).rows(read._id)
    return { ...read, rows: rows.map(({ line, nameInFile, otherName }) => [line, nameInFile, otherName]) }
  }

  it('are compared with those of the people whom the rows mean, and refuse none', async () => {
    const read = await previewed(
      file(
        `1,"REYES, L.",${day}`,
        `2,DELACRUZ A,${day}`,
        `3,Gemma Santos,${day}`,
        `3,PENA,2026-11-03,8:00,17:00`,
        `3,,2026-11-04,8:00,17:00`,
        `4,Juan Cruz,${day}`,
        `1,Juan Cruz,2026-13-05,8:00,17:00`,
      ),
    )
    expect(read).toMatchObject({ good: 5, bad: 2, otherNames: 2, seemsOtherBranch: false })
    expect(read.rows).toEqual([
      [2, 'REYES, L.', false],
      [3, 'DELACRUZ A', false],
      [4, 'Gemma Santos', true],
      [5, 'PENA', false],
      [6, '', false],
      [7, 'Juan Cruz', false],
      [8, 'Juan Cruz', true],
    ])
    const query = { outcome: 'otherName', page: 1, pageSize: 10 } as const
    const others = await tahi.call(manager, listAttendanceImportRows, { params: { id: read._id }, query })
    expect(others.ok).toMatchObject({ total: 2, data: [{ line: 4, name: 'Jun Peña' }, { line: 8 }] })
    expect(await importBy(tahi, manager).apply(read._id)).toMatchObject({ state: 'imported', good: 5 })
  })

  it("say that a file looks like another branch's where most are of others", async () => {
    const others = [`1,Gemma Santos,${day}`, `2,SANTOS R,${day}`]
    expect(await previewed(file(...others, `3,PEÑA J,${day}`))).toMatchObject({
      otherNames: 2,
      seemsOtherBranch: true,
    })
    const shared = [`3,PEÑA J,${day}`, `3,PEÑA J,2026-11-03,8:00,17:00`]
    expect(await previewed(file(...others, ...shared))).toMatchObject({ seemsOtherBranch: false })
  })

  it('say nothing about the branch where they are of one person, who may have married', async () => {
    const days = ['02', '03', '04'].map((date) => `1,Gemma Santos,2026-11-${date},8:00,17:00`)
    expect(await previewed(file(...days))).toMatchObject({ otherNames: 3, seemsOtherBranch: false })
  })

  it('are those of a list of punches too, in two columns, and may be a middle name', async () => {
    const punches = [
      'User ID,First Name,Last Name,Time',
      '1,Juan,Cruz,2026-11-02 08:00',
      '1,Juan,Cruz,2026-11-02 17:00',
    ].join('\n')
    expect((await previewed(punches)).rows).toEqual([[2, 'Juan Cruz', true]])
    await change({ _id: (await enrol('9', 'Rose', 'Lim')).id, middleName: 'Cruz' })
    expect((await previewed(punches.replaceAll('\n1', '\n9'))).rows).toEqual([[2, 'Juan Cruz', false]])
  })

  it('are none where the file has none', async () => {
    expect(await previewed(`AC-No.,Date,In,Out\n1,${day}`)).toMatchObject({
      rows: [[2, '', false]],
      otherNames: 0,
      seemsOtherBranch: false,
    })
  })

  it('are compared when a number has become somebody', async () => {
    const { _id } = await previewed(file(`4,Juan Cruz,${day}`, `5,Rose Lim,${day}`))
    await enrol('4', 'Gemma', 'Santos')
    await enrol('5', 'Rose', 'Lim')
    const { ok } = await tahi.call(manager, judgeAttendanceImportAgain, { body: { _id } })
    expect(ok.data).toMatchObject({ good: 2, otherNames: 1 })
    expect((await importBy(tahi, manager).rows(_id)).map(({ otherName }) => otherName)).toEqual([true, false])
  })
})
