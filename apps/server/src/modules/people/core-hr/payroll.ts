import type { CoreHr, PayrollBlock } from '@tahi/contract'
import { payrollBlocks } from '@tahi/domain'
import { sql } from 'kysely'
import type { Work } from '../../../platform/work.ts'
import { isBlocked } from '../payroll-blocks.ts'
import { activeInBranch } from './active-in-branch.ts'

type Blocks = Pick<CoreHr, 'blocked' | 'blocks'>

/** How many people's pay is blocked today, in total and by each reason. */
export async function countBlocks({ queries, today }: Work, branchId: string | null): Promise<Blocks> {
  const counts = payrollBlocks.map(
    (block) => sql`count(*) filter (where ${isBlocked(block, today)}) as ${sql.ref(block)}`,
  )
  const { rows } = await sql<Record<PayrollBlock | 'blocked', number>>`
    select count(*) as blocked, ${sql.join(counts)}
    from person where ${activeInBranch(branchId)} and ${isBlocked('any', today)}`.execute(queries)
  const [found] = rows
  return {
    blocked: found?.blocked ?? 0,
    blocks: payrollBlocks.map((block) => ({ block, people: found?.[block] ?? 0 })),
  }
}
