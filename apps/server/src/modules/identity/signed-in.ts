import { texts } from '@tahi/contract'
import type { Caller } from '../../platform/caller.ts'
import { Refusal } from '../../platform/errors.ts'
import type { Origin } from '../../platform/http/binding.ts'

/** The caller of a request. @throws Refusal not_signed_in */
export function signedIn({ caller }: Pick<Origin, 'caller'>): Caller {
  if (!caller) throw new Refusal('not_signed_in', texts.signIn.required)
  return caller
}
