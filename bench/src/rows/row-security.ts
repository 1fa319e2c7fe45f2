import type { CompareScope, ScopeCost } from '../programs/compare-scope.ts'
import { probe, type Stage } from '../stage.ts'
import { mainQuery, scopeOpening } from '../statements.ts'
import { listRequest } from './reads.ts'

/** What the second lock costs: the list's queries as the owner, and as tahi_app in an HR Admin's scope. */
export async function compareRowSecurity(stage: Stage, times: number): Promise<ScopeCost> {
  const { statements } = await probe(stage, listRequest(stage.company))
  const input: CompareScope = { statement: mainQuery(statements), begin: scopeOpening(statements), times }
  return stage.floor.child.ask<ScopeCost>('compareScope', input)
}
