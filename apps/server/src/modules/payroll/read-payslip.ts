import type { readPayslip as call, Request } from '@tahi/contract'
import type { Result } from '../../platform/http/binding.ts'
import type { Work } from '../../platform/work.ts'
import { toExplainedPayslip } from './payslip.ts'
import { readExplained } from './repository.ts'

/** One payslip with the days behind its figures, as they were when it was computed (D5). */
export async function readPayslip(
  work: Work,
  { params }: Request<typeof call>,
): Promise<Result<typeof call>> {
  return toExplainedPayslip(await readExplained(work, params.id), work.scope)
}
