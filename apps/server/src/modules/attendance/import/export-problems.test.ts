import { exportAttendanceImportProblems, texts } from '@tahi/contract'
import { readSheet } from 'read-excel-file/node'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Imports, openImports } from '../../../../test/fixtures/import-by.ts'
import type { Person, TestServer } from '../../../../test/fixtures/server.ts'
import { writeSheet } from '../../../platform/spreadsheets/write-sheet.ts'

describe('the rows to mend', () => {
  let tahi: TestServer
  let manager: Person
  let sewer: Person
  let imports: Imports

  beforeAll(async () => {
    ;({ tahi, manager, sewer, imports } = await openImports())
  })

  const exported = async (id: string) => {
    const answer = await tahi.call(manager, exportAttendanceImportProblems, { params: { id } })
    expect(answer.headers['content-disposition']).toBe('attachment; filename=attendance-problems.xlsx')
    return (await readSheet(answer.raw)) as unknown as (string | null)[][]
  }

  /** Replaces the wrong user ID in its cell and sends the spreadsheet again. */
  const mend = async ([header = [], ...rows]: (string | null)[][]) => {
    const name = 'Mended'
    const columns = header.map((title) => ({ title: title ?? '' }))
    const mended = rows.map((row) => row.map((cell) => (cell === 'WRONG' ? sewer.code : cell)))
    const { _id } = await imports.preview(await writeSheet({ name, columns, rows: mended }))
    return (await imports.rows(_id))[0]
  }

  /** Sends the spreadsheet again as it is. */
  const unmended = async ([header = [], ...rows]: (string | null)[][]) => {
    const columns = header.map((title) => ({ title: title ?? '' }))
    return (await imports.preview(await writeSheet({ name: 'Unmended', columns, rows })))._id
  }

  it('have the columns of the file and the problem, and come back mended', async () => {
    const sheet = await writeSheet({
      name: 'Clock',
      columns: ['User ID', 'Name', 'Date', 'Time In', 'Time Out'].map((title) => ({ title })),
      rows: [
        ['WRONG', 'Luz', '11/02/2026', 480 / 1440, 1020 / 1440],
        [sewer.code, 'Luz', '11/03/2026', 480 / 1440, null],
      ],
    })
    const { _id } = await imports.preview(sheet)
    const problems = await exported(_id)
    expect(problems).toEqual([
      ['User ID', 'Name', 'Date', 'Time In', 'Time Out', 'Problem'],
      ['WRONG', 'Luz', '2026-11-02', '08:00', '17:00', texts.attendanceImport.problems.unknown_employee],
    ])
    expect(await mend(problems)).toMatchObject({ outcome: 'good', timeIn: '08:00', timeOut: '17:00' })
  })

  it('say the problem once when they come back unmended', async () => {
    const { _id } = await imports.preview('User ID,Date,In,Out,Problem\nWRONG,2026-11-02,8:00,17:00,Whatever')
    expect(await exported(_id)).toEqual([
      ['User ID', 'Date', 'In', 'Out', 'Problem'],
      ['WRONG', '2026-11-02', '08:00', '17:00', texts.attendanceImport.problems.unknown_employee],
    ])
  })

  it('are whole days where the file is a list of punches', async () => {
    const { _id } = await imports.preview('AC-No.,Time\nWRONG,2026-11-05 08:00\nWRONG,2026-11-05 17:00\n')
    const problems = await exported(_id)
    expect(problems[1]?.slice(0, 4)).toEqual(['WRONG', '2026-11-05', '08:00', '17:00'])
    expect(await mend(problems)).toMatchObject({ outcome: 'good', timeIn: '08:00', timeOut: '17:00' })

    expect(await exported(await unmended(problems))).toEqual(problems)
  })

  it('of a punch that cannot be read are no half days when they come back unmended', async () => {
    const punches = (day: string, ...times: string[]) =>
      times.map((time) => `${sewer.code},2026-11-${day},${time}\n`).join('')
    const { _id } = await imports.preview(
      `AC-No.,Date,Time\n${punches('09', '8:00', '12:00', '17:0O')}${punches('10', '8:00', '17h')}${punches('11', 'x')}`,
    )
    const problems = await exported(_id)
    expect(problems.slice(1).map((row) => row.slice(1, 4))).toEqual([
      ['2026-11-09', '08:00', '12:00 ? 17:0O'],
      ['2026-11-10', '08:00', '17h'],
      ['2026-11-11', 'x', null],
    ])
    const again = await unmended(problems)
    expect(await imports.rows(again)).toMatchObject(Array(3).fill({ outcome: 'bad', problem: 'bad_time' }))
    expect(await exported(again)).toEqual(problems)
  })
})
