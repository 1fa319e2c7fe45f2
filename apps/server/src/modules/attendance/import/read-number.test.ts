import { readAttendanceImportNumber, updatePerson } from '@tahi/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { importBy } from '../../../../test/fixtures/import-by.ts'
import { type Person, server, type TestServer } from '../../../../test/fixtures/server.ts'

describe('who a number of the clock may be', () => {
  let tahi: TestServer
  let manager: Person
  let ana: Person

  beforeEach(async () => {
    tahi = await server()
    const branch = await tahi.addBranch()
    manager = await tahi.addPerson('manager', branch, { firstName: 'Mila', lastName: 'Torres' })
    ana = await add('Ana', 'Dela Cruz')
    await add('Maria Clara', 'Santos')
    await add('Maria', 'Santos')
    await tahi.addPerson('user', await tahi.addBranch(), { firstName: 'Rose', lastName: 'Lim' })
  })

  const add = (firstName: string, lastName: string) =>
    tahi.addPerson('user', manager.branchId, { firstName, lastName })
  const asked = async (written: string, number = '900') => {
    const file = `AC-No.,Name,Date,In,Out\n00900,"${written}",2026-11-02,8:00,17:00\n901,,2026-11-02,8:00,17:00`
    const { _id } = await importBy(tahi, manager).preview(file)
    const found = await tahi.call(manager, readAttendanceImportNumber, {
      params: { id: _id },
      query: { number },
    })
    return found.ok.data
  }

  it('is the one of the branch who is called so, whatever the clock pads its number with', async () => {
    const proposed = { _id: ana.id, userId: ana.code, firstName: 'Ana', lastName: 'Dela Cruz' }
    expect(await asked('DELACRUZ, A.')).toEqual({ name: 'DELACRUZ, A.', proposed })
    expect(await asked('ANADC', '00900')).toEqual({ name: 'ANADC', proposed })
  })

  it.each([
    ['several are called so', 'SANTOS M'],
    ['nobody is called so', 'Gemma Reyes'],
    ['only a part is alike', 'Ana Reyes'],
    ['somebody of another branch is', 'ROSE LIM'],
  ])('is nobody where %s', async (_, written) => {
    expect(await asked(written)).toEqual({ name: written, proposed: null })
  })

  it('is nobody who left', async () => {
    await tahi.call(manager, updatePerson, { body: { _id: ana.id, status: false } })
    expect(await asked('DELACRUZ, A.')).toMatchObject({ proposed: null })
  })

  it('is not known where the file has no name for it', async () => {
    expect(await asked('Ana Dela Cruz', '901')).toEqual({ name: '', proposed: null })
    expect(await asked('Ana Dela Cruz', '77')).toEqual({ name: '', proposed: null })
  })
})
