import { inScope } from '@tahi/server/src/platform/database/scoped-query.ts'
import { scopeOf } from '@tahi/server/src/platform/scope.ts'
import type { CompareScope, ScopeCost } from '../compare-scope.ts'
import { probe, type Stage } from '../stage.ts'
import { mainQuery } from '../statements.ts'
import { listRequest } from './reads.ts'

/** The cost of the second lock: the list's queries as the owner, and as tahi_app in an HR Admin's scope. */
export async function compareRowSecurity(stage: Stage, times: number): Promise<ScopeCost> {
  const { statements } = await probe(stage, listRequest(stage.company))
  const reader = stage.company.managers.at(-1)
  if (!reader) throw new Error('The company has no HR Admin')
  const scope = scopeOf({ personId: reader.id, role: 'manager', branchId: reader.branchId })
  const input: CompareScope = {
    statement: mainQuery(statements),
    begin: inScope(scope, 'read').begin(),
    times,
  }
  return stage.floor.child.ask<ScopeCost>('compareScope', input)
}
