import type { readLeave as call, Request } from '@tahi/contract'
import type { Result } from '../../platform/http/binding.ts'
import type { Work } from '../../platform/work.ts'
import { toLeave } from './leave.ts'
import { findLeave } from './repository.ts'

/** One leave in scope. @throws Refusal not_found */
export const readLeave = async (work: Work, { params }: Request<typeof call>): Promise<Result<typeof call>> =>
  toLeave(await findLeave(work, params.id), work.scope)
