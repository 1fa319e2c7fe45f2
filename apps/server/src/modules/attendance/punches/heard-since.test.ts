import { readCurrentUser } from '@tahi/contract'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  manila,
  minute,
  type OfflinePhone,
  openOfflinePhone,
} from '../../../../test/fixtures/offline-phone.ts'
import { usualNow } from '../../../../test/fixtures/server.ts'

const hour = 60 * minute

describe('a time that is claimed later', () => {
  let phone: OfflinePhone

  beforeEach(async () => {
    phone = await openOfflinePhone()
  })
  afterEach(() => phone.tahi.clock.set(usualNow))

  const after = (ms: number) => phone.tahi.clock.set(new Date(usualNow.getTime() + ms))
  const use = async () => {
    const { status } = await phone.tahi.call(phone.sewer, readCurrentUser, {})
    expect(status).toBe(200)
  }
  const doubtsOf = async (time: string, as = phone.sewer) =>
    (await phone.claimed(phone.taken('in', manila(time)), as)).claim.doubts
  const signInAnew = () => phone.signInAnew()

  it('is doubted where the server heard from that phone meanwhile', async () => {
    await use()
    after(2 * hour)
    // At noon, about a tap at seven: the phone was online at ten.
    expect(await doubtsOf('07:00')).toEqual(['heardSince'])
    const { data } = await phone.punches()
    expect(data).toMatchObject([{ doubts: ['heardSince'], outcome: 'recorded' }])
  })

  it('is not doubted where it had no line since, though much is asked when the line is back', async () => {
    await use()
    after(4 * hour)
    await use()
    after(4 * hour + 4 * minute)
    await use()
    expect(await doubtsOf('13:00')).toEqual([])
  })

  it('is doubted where something else was sent long before it', async () => {
    await use()
    after(4 * hour)
    await use()
    after(4 * hour + 6 * minute)
    expect(await doubtsOf('13:00')).toEqual(['heardSince'])
  })

  it('is not doubted for what another device does', async () => {
    await use()
    const other = await signInAnew()
    after(2 * hour)
    await use()
    after(4 * hour)
    expect(await doubtsOf('11:00', other)).toEqual([])
  })

  it('is not doubted where somebody else had the phone meanwhile, and it is sent after signing in anew', async () => {
    await use()
    after(4 * hour)
    expect(await doubtsOf('11:00', await signInAnew())).toEqual([])
  })

  it('is doubted after signing in anew where the phone had a line', async () => {
    await use()
    after(2 * hour)
    await use()
    after(4 * hour)
    expect(await doubtsOf('11:00', await signInAnew())).toEqual(['heardSince'])
  })

  it('is doubted where nobody was signed in then', async () => {
    const { tahi, sewer } = phone
    await tahi.database.asOwner((queries) =>
      sql`delete from session where person_id = ${sewer.id}`.execute(queries),
    )
    expect(await doubtsOf('07:58', await signInAnew())).toEqual(['heardSince'])
  })
})
