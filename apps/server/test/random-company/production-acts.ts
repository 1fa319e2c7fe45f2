import { createQuota, createQuotaProgress } from '@tahi/contract'
import { addDays } from '@tahi/domain'
import type { Act } from './act.ts'
import type { Company } from './company.ts'
import { listsOf } from './lists.ts'

const pieces = ({ choices }: Company) =>
  choices.happens(10) ? -choices.between(1, 5) : choices.between(1, 30)

export const productionActs: Act[] = [
  {
    name: 'set a quota',
    times: 3,
    run({ choices, call, dayFrom, anyManager, department, designations }) {
      const body = {
        _id: choices.id(),
        departmentId: department,
        designationId: choices.oneOf(designations),
        styleName: `Style ${choices.between(1, 1_000_000)}`,
        target: choices.between(20, 300),
        date: dayFrom(0, 1),
      }
      return call(anyManager(), createQuota, { body })
    },
  },
  {
    name: 'report own pieces',
    times: 4,
    async run(company) {
      const { choices, call, today, sewers, away, hr } = company
      const quota = choices.anyOf(await listsOf(company, hr).quotas({ from: today(), to: today() }))
      // Sewers of both designations: half of them report on a quota that is not theirs.
      const line = sewers.filter(({ id, branchId }) => branchId === quota?.branchId && !away.has(id))
      const sewer = choices.anyOf(line)
      if (!quota || !sewer) return undefined
      const body = { _id: choices.id(), quotaId: quota._id, quotaProgress: pieces(company) }
      return call(sewer, createQuotaProgress, { body })
    },
  },
  {
    name: "report somebody's pieces",
    times: 3,
    async run(company) {
      const { choices, call, today } = company
      const sewer = company.anySewer()
      const keeper = company.keeperOf(sewer)
      const quotas = await listsOf(company, keeper).quotas({ from: addDays(today(), -2), to: today() })
      const quota = choices.anyOf(quotas.filter(({ branchId }) => branchId === sewer.branchId))
      if (!quota) return undefined
      const entry = { quotaEmployeeId: sewer.id, quotaProgress: pieces(company), reason: 'mistaken' }
      return call(keeper, createQuotaProgress, { body: { _id: choices.id(), quotaId: quota._id, ...entry } })
    },
  },
]
