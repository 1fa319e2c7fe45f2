import type { printPayslip as call, Request } from '@tahi/contract'
import type { Origin, Result } from '../../platform/http/binding.ts'
import type { Services } from '../../platform/services.ts'
import { findCompany } from '../company/index.ts'
import { payslipPaper } from './paper/payslip-paper.ts'
import { toExplainedPayslip } from './payslip.ts'
import { readExplained } from './repository.ts'

/** One payslip as a PDF, if the caller may read it. Drawn outside of the transaction. @throws Refusal not_found */
export async function printPayslip(
  { database, clock }: Services,
  { params, query: { language = 'en' } }: Request<typeof call>,
  { context }: Origin,
): Promise<Result<typeof call>> {
  const { slip, company } = await database.work(
    context(),
    async (work) => ({
      slip: toExplainedPayslip(await readExplained(work, params.id), work.scope),
      company: await findCompany(work.queries),
    }),
    'read',
  )
  const contact = [company?.phone, company?.email].filter(Boolean).join(' · ')
  const head = {
    name: company?.companyName ?? 'Tahi',
    // The address keeps the line breaks with which it was typed.
    lines: [...(company?.address ?? '').split('\n'), contact].filter((line) => line !== ''),
  }
  return {
    fileName: `payslip-${slip.employee.userId}-${slip.endDate}.pdf`,
    content: await payslipPaper(slip, { company: head, language, now: clock.now() }),
  }
}
