import { sql } from 'kysely'
import { type Filled, fillBranch } from './filled-branch.ts'
import type { Person, TestServer } from './server.ts'

/** What a transaction as tahi_app is set to. */
export interface Settings {
  readonly branch: string
  readonly person: string
  /** Only that person's own records. */
  readonly own: boolean
}

type Outcome = 'refused' | 'nothing' | 'written'

/** A company of two branches that hold something of everything, with settings of those who work in it. */
export interface TwoBranches {
  readonly own: Filled
  readonly other: Filled
  readonly employee: Settings
  /** An HR Admin with a rate, and a leave and a shift that the other branch keeps. */
  readonly keeper: Settings
  readonly accountant: Settings
  readonly admin: Settings
  readonly colleague: Person
  /** Left the own branch for the other. */
  readonly formerMember: Person
  /** Tries a statement by SQL alone, no verb before it, and takes it back. */
  attempt(settings: Settings, statement: string): Promise<Outcome>
}

export async function twoBranches(tahi: TestServer): Promise<TwoBranches> {
  const own = await fillBranch(tahi, 'Own')
  const other = await fillBranch(tahi, 'Other')
  const keeper = await tahi.addPerson('manager', own.branch)
  await tahi.addRate(keeper, '2026-01-01', 60_000, 9_000)
  const accountant = await tahi.addPerson('act', null)
  const admin = await tahi.addPerson('admin', null)
  const formerMember = await tahi.addPerson('user', other.branch)
  await tahi.database.asOwner(async (queries) => {
    await sql`insert into company (name) values ('Own') on conflict do nothing`.execute(queries)
    await sql`
      insert into former_member (branch_id, person_id, left_on)
      values (${own.branch}, ${formerMember.id}, '2026-11-02')`.execute(queries)
    await sql`
      insert into shift_assignment (person_id, branch_id, from_day)
      values (${keeper.id}, ${other.branch}, '2026-01-01')`.execute(queries)
    await sql`
      insert into leave (id, branch_id, person_id, leave_type, first_day, last_day, created_by)
      values (gen_random_uuid(), ${other.branch}, ${keeper.id}, 'sick', '2026-11-02', '2026-11-02', ${keeper.id})`.execute(
      queries,
    )
  })
  return {
    own,
    other,
    employee: { branch: own.branch, person: own.ids.person, own: true },
    keeper: { branch: own.branch, person: keeper.id, own: false },
    accountant: { branch: 'all', person: accountant.id, own: false },
    admin: { branch: 'all', person: admin.id, own: false },
    colleague: await tahi.addPerson('user', own.branch),
    formerMember,
    attempt: (settings, statement) => attemptIn(tahi, settings, statement),
  }
}

/** Whether it wrote is told by the rows, or by a key that is taken. */
async function attemptIn(
  tahi: TestServer,
  { branch, person, own }: Settings,
  statement: string,
): Promise<Outcome> {
  const takenBack = new Error('taken back')
  let wrote = false
  const failure = await tahi.database
    .asOwner(async (queries) => {
      await sql`select set_config('role', 'tahi_app', true), set_config('tahi.branch', ${branch}, true),
        set_config('tahi.person', ${person}, true), set_config('tahi.own', ${own ? 'on' : 'off'}, true)`.execute(
        queries,
      )
      wrote = ((await sql.raw(statement).execute(queries)).numAffectedRows ?? 0n) > 0n
      throw takenBack
    })
    .catch((error: Error) => error)
  if (failure === takenBack) return wrote ? 'written' : 'nothing'
  if (/row-level security|permission denied|branch was removed/.test(failure.message)) return 'refused'
  if (/duplicate key|exclusion constraint/.test(failure.message)) return 'written'
  throw failure
}
