import { createAttendance, listAttendance, removeAttendance } from '@tahi/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { type LeaveBranch, openLeaveBranch } from '../../../test/fixtures/leave-branch.ts'

// Wednesday, November 18, 2026 is today. HR has removed the 13th and set the 14th to absent.
describe('days of a confirmed leave that somebody decided otherwise since', () => {
  let desk: LeaveBranch
  let id: string

  beforeEach(async () => {
    desk = await openLeaveBranch()
    const { tahi, manager } = desk
    id = (await desk.added({ date: '2026-11-13', dateEnd: '2026-11-17', state: 'confirmed' }))._id
    const [removed, absent] = (await records()).map(({ _id }) => ({ _id }))
    await tahi.call(manager, removeAttendance, { body: { _id: removed?._id ?? '' } })
    await tahi.call(manager, createAttendance, { body: { _id: absent?._id, status: 'absent' } })
  })

  const records = async () => {
    const input = { params: { id: desk.sewer.id }, query: { sort: 'date' } } as const
    return (await desk.tahi.call(desk.manager, listAttendance, input)).ok.data
  }
  const days = async () => (await records()).map(({ date, status }) => `${date.slice(8)} ${status}`)
  const save = async (body: object) => expect((await desk.save({ _id: id, ...body })).status).toBe(200)

  it('stay so when its details are put right', async () => {
    await save({ details: 'With a medical certificate' })
    expect(await days()).toEqual(['14 absent', '15 leave', '16 leave', '17 leave'])
  })

  it('stay so when other days are added to it or taken from it', async () => {
    await save({ date: '2026-11-12', dateEnd: '2026-11-18' })
    expect(await days()).toEqual(['12 leave', '14 absent', '15 leave', '16 leave', '17 leave', '18 leave'])
    await save({ date: '2026-11-13', dateEnd: '2026-11-16' })
    expect(await days()).toEqual(['14 absent', '15 leave', '16 leave'])
  })

  it('are leave again once it is confirmed anew', async () => {
    await save({ state: 'requested' })
    await save({ state: 'confirmed' })
    expect(await days()).toEqual(['13 leave', '14 leave', '15 leave', '16 leave', '17 leave'])
  })
})
