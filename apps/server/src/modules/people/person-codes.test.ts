import { randomUUID } from 'node:crypto'
import { type Failure, texts } from '@tahi/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { openPeopleBranches, type PeopleBranches } from '../../../test/fixtures/people-branches.ts'
import type { Person } from '../../../test/fixtures/server.ts'

const paths = ({ errors }: Failure) => errors?.map(({ path }) => path)
const numberOf = (userId: string) => Number(/^EMP-(\d{5,})$/.exec(userId)?.[1])

describe('what tells people apart', () => {
  let office: PeopleBranches
  let manager: Person
  let hr: Person

  beforeAll(async () => {
    office = await openPeopleBranches()
    manager = office.manager
    hr = office.hr
  })

  it('makes the next code where none is given', async () => {
    const first = (await office.add(manager)).ok.data.userId
    const second = (await office.add(hr, { branchId: office.other })).ok.data.userId
    expect(numberOf(second)).toBe(numberOf(first) + 1)
    const skipped = `emp-${String(numberOf(second) + 5).padStart(5, '0')}`
    await office.add(manager, { userId: skipped })
    expect(numberOf((await office.add(manager)).ok.data.userId)).toBe(numberOf(second) + 6)
  })

  it('goes on with the series after a mistyped code far beyond it, and leaves out what is taken', async () => {
    const before = numberOf((await office.add(manager)).ok.data.userId)
    const code = (number: number) => `EMP-${String(number).padStart(5, '0')}`
    await office.add(manager, { userId: 'EMP-09171234567' })
    expect(numberOf((await office.add(manager)).ok.data.userId)).toBe(before + 1)
    const beyond = before + 1 + 5_001
    await office.add(manager, { userId: code(beyond) })
    const { rows } = await office.tahi.database.asOwner((queries) =>
      sql<{ code: string }>`select code from next_person_codes(5001) as code`.execute(queries),
    )
    expect(rows).toHaveLength(5001)
    expect(rows.at(-2)?.code).toBe(code(beyond - 1))
    expect(rows.at(-1)?.code).toBe(code(beyond + 1))
  })

  it('makes 20 different codes, without a gap, for 20 who are added at once', async () => {
    const before = numberOf((await office.add(manager)).ok.data.userId)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        office.add(index % 2 ? manager : hr, index % 2 ? {} : { branchId: office.other }),
      ),
    )
    const numbers = answers.map(({ ok }) => numberOf(ok.data.userId)).sort((one, other) => one - other)
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => before + 1 + index))
  })

  it('takes a user ID and an e-mail address once, whatever their case, in the whole company', async () => {
    const taken = `Sew-${randomUUID().slice(0, 8)}`
    const email = `${randomUUID()}@Example.com`
    await office.add(hr, { branchId: office.other, userId: taken, email })

    const sameCode = await office.add(manager, { userId: taken.toUpperCase() })
    expect(sameCode.failure).toMatchObject({ code: 'conflict', msg: texts.person.userIdTaken })
    expect(paths(sameCode.failure)).toEqual(['userId'])
    const sameEmail = await office.add(manager, { email: email.toUpperCase() })
    expect(sameEmail.failure).toMatchObject({ code: 'conflict', msg: texts.person.emailTaken })
    expect(paths(sameEmail.failure)).toEqual(['email'])
    // An active person in scope is not reported as deactivated.
    const again = await office.add(hr, { branchId: office.other, email })
    expect(again.failure.msg).toBe(texts.person.emailTaken)
    expect((await office.add(manager, { userId: 'no spaces' })).failure).toMatchObject({ code: 'invalid' })
  })

  it('names who was deactivated instead of making them a second record, to whom they are in reach', async () => {
    const { sewer, stranger } = office
    for (const person of [sewer, stranger]) await office.change(hr, person, { status: false })
    const said = async (sent: Parameters<typeof office.add>[1]) =>
      (await office.add(manager, sent)).failure.errors
    const holder = `Ana Santos (${sewer.code})`
    expect(await said({ email: `${sewer.id}@EXAMPLE.com` })).toEqual([
      { path: 'email', msg: texts.person.deactivatedHas(holder, 'email') },
    ])
    expect(await said({ userId: sewer.code.toLowerCase() })).toEqual([
      { path: 'userId', msg: texts.person.deactivatedHas(holder, 'userId') },
    ])
    expect(await said({ email: `${stranger.id}@example.com` })).toEqual([
      { path: 'email', msg: texts.person.emailTaken },
    ])
  })
})
