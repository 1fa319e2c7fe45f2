import { texts } from '@tahi/contract'
import type { GateCaller } from '../../platform/caller.ts'
import { momentOf } from '../../platform/clock.ts'
import type { CallContext } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/errors.ts'
import type { Origin } from '../../platform/http/binding.ts'
import { type Scope, scopeOf, scopeOfGate } from '../../platform/scope.ts'
import type { Services } from '../../platform/services.ts'

interface AtGate {
  readonly gate: GateCaller
  /** For transactions that read the gate's branch. */
  readonly context: CallContext
  /** For transactions of the employee who tapped: only their own records in the branch that they work in. */
  contextOf(person: { readonly id: string; readonly name: string; readonly branchId: string }): CallContext
}

/** The scopes of a gate's request. @throws Refusal not_signed_in without a gate */
export function gateContext(
  { clock, timeZone, live }: Services,
  { gate, address, requestId }: Origin,
): AtGate {
  if (!gate) throw new Refusal('not_signed_in', texts.signIn.required)
  const of = (scope: Scope, name: string): CallContext => ({
    scope,
    actor: { personId: scope.personId, name, address, requestId },
    moment: momentOf(clock.now(), timeZone.name),
    announcer: live,
  })
  return {
    gate,
    context: of(scopeOfGate(gate), gate.name),
    contextOf: ({ id, name, branchId }) => of(scopeOf({ personId: id, role: 'user', branchId }), name),
  }
}
