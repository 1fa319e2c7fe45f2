import type { readPeopleImport as call, Request } from '@tahi/contract'
import type { Result } from '../../../platform/http/binding.ts'
import type { Work } from '../../../platform/work.ts'
import { findImport, toImport } from './import.ts'

/** An import's progress, with its rows counted by outcome and problem. */
export async function readImport(work: Work, { params }: Request<typeof call>): Promise<Result<typeof call>> {
  return toImport(work, await findImport(work, params.id))
}
