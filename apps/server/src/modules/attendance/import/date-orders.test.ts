import { texts } from '@tahi/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Imports, importBy, openImports } from '../../../../test/fixtures/import-by.ts'
import type { Person, TestServer } from '../../../../test/fixtures/server.ts'

// Today is Nov 18, 2026.
describe('a date of which the file does not tell whether it is in October or November', () => {
  let tahi: TestServer
  let sewer: Person
  let imports: Imports

  beforeEach(async () => {
    ;({ tahi, sewer, imports } = await openImports())
  })

  const file = (date: string, header = 'User ID,Date,In,Out') => `${header}\n${sewer.code},${date},8:00,17:00`
  const imported = async (date: string) => {
    const { _id } = await imports.preview(file(date))
    return imports.apply(_id)
  }
  const refused = {
    state: 'failed',
    msg: texts.attendanceImport.eitherDates('10/11/2026', 'Oct 11, 2026', 'Nov 10, 2026'),
  }

  it.each([
    ['11/13/2026', '2026-10-11'],
    ['13/11/2026', '2026-11-10'],
  ])('is read as in the file before, which has %s', async (before, date) => {
    expect(await imported(before)).toMatchObject({ state: 'imported', readAsBefore: null })
    const preview = await imports.preview(file('10/11/2026'))
    expect(preview).toMatchObject({ good: 1, readAsBefore: { text: '10/11/2026', date } })
    expect((await imports.rows(preview._id))[0]).toMatchObject({ date })
    expect((await imports.apply(preview._id)).readAsBefore).toEqual({ text: '10/11/2026', date })
  })

  it('is refused without a file before', async () => {
    expect(await imports.preview(file('10/11/2026'))).toMatchObject(refused)
  })

  it.each(['2026-11-13', '11/11/2026'])(
    'is refused after a file of %s, which tells no order',
    async (before) => {
      await imported(before)
      expect(await imports.preview(file('10/11/2026'))).toMatchObject(refused)
    },
  )

  it('is refused after a file that was only looked at, or has other columns', async () => {
    await imports.preview(file('11/13/2026'))
    expect(await imports.preview(file('10/11/2026'))).toMatchObject(refused)
    await imported('11/13/2026')
    expect(await imports.preview(file('10/11/2026', 'Badge,Date,In,Out'))).toMatchObject(refused)
  })

  it('is refused where the files before had both orders', async () => {
    await imported('11/13/2026')
    await imported('14/11/2026')
    expect(await imports.preview(file('10/11/2026'))).toMatchObject(refused)
  })

  it("is refused after another branch's file, and after one of more than 60 days ago", async () => {
    const { _id } = await imports.preview(file('11/13/2026'))
    await imports.apply(_id)
    const elsewhere = await tahi.addPerson('manager', await tahi.addBranch())
    expect(await importBy(tahi, elsewhere).preview(file('10/11/2026'))).toMatchObject(refused)
    await tahi.database.asOwner((queries) =>
      sql`update attendance_import set created_at = created_at - interval '61 days' where id = ${_id}`.execute(
        queries,
      ),
    )
    expect(await imports.preview(file('10/11/2026'))).toMatchObject(refused)
  })
})
