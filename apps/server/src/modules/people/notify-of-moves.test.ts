import { createBranch, type Notification } from '@tahi/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { bellOf } from '../../../test/fixtures/notifications.ts'
import { openPeopleBranches, type PeopleBranches } from '../../../test/fixtures/people-branches.ts'
import type { Person } from '../../../test/fixtures/server.ts'

let office: PeopleBranches
let otherManager: Person

beforeAll(async () => {
  office = await openPeopleBranches()
  otherManager = await office.tahi.addPerson('manager', office.other)
})

const told = async (person: Person): Promise<Notification[]> =>
  (await bellOf(office.tahi, person)).filter(({ kind }) => kind === 'personMoved')

describe('an employee who moves', () => {
  it('is told to the HR Admins of both branches, once, and to the new one with their page', async () => {
    const { hr, manager, sewer, branch, other, read, change } = office
    const { firstName, lastName, branchName } = await read(hr, sewer)
    await change(hr, sewer, { branchId: other })
    // Repeated, as after a lost reply.
    await change(hr, sewer, { branchId: other })
    const { branchName: newName } = await read(hr, sewer)
    expect(await told(otherManager)).toMatchObject([
      {
        title: 'New in your branch',
        message: `${firstName} ${lastName} moved here from ${branchName}`,
        href: `/employees/new?id=${sewer.id}`,
      },
    ])
    expect(await told(manager)).toMatchObject([
      {
        title: 'Moved to another branch',
        message: `${firstName} ${lastName} moved to ${newName}`,
        href: null,
      },
    ])
    expect(await told(sewer)).toEqual([])
    await change(hr, sewer, { branchId: branch })
    expect(await told(manager)).toHaveLength(2)
  })

  it('is told together with all others whose branch is removed, without those who left the company', async () => {
    const { admin, hr, tahi, other } = office
    const closed = await tahi.addBranch()
    for (const leaves of [false, false, true]) {
      const person = await tahi.addPerson('user', closed)
      if (leaves) await office.change(hr, person, { status: false })
    }
    await tahi.call(admin, createBranch, { body: { _id: closed, status: false, moveTo: other } })
    const together = (await told(otherManager)).filter(({ href }) => href === '/employees')
    expect(together.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^2 employees moved here from /),
    ])
  })
})
