import { useDebouncedValue } from '@mantine/hooks'
import type { Answer, FailedCall } from '@tahi/client'
import { staleAfter } from '@tahi/client/stale-after'
import { type ExplainedPayslip, previewPayslip } from '@tahi/contract'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { queryOf } from '../../../platform/calls.ts'
import { problemOf } from '../../../platform/lists/list.ts'
import type { Explained } from '../figures.ts'
import { isPeriod } from '../period/period-problem.ts'
import type { PayslipValues } from './payslip-values.ts'

/** Milliseconds after the last change before figures are requested. */
const patience = 250

/**
 * The figures for the chosen values: the saved figures while the period is as saved, otherwise computed by the server
 * once an employee and a valid period are chosen. Until then the last figures of the employee stay shown, so that nothing
 * jumps. Returning from a correction of attendance recomputes them.
 */
export function useFigures(values: PayslipValues, record: ExplainedPayslip | null) {
  const queries = useQueryClient()
  const { _id, employeeId, date, endDate } = values
  const body = { _id, employeeId, date, endDate }
  const key = JSON.stringify(body)
  const [settledKey] = useDebouncedValue(key, patience)
  const saved = record !== null && record.date === date && record.endDate === endDate
  const asked = settledKey === key
  const wanted = !saved && employeeId !== '' && isPeriod(values)
  const query = queryOf(previewPayslip, { body })
  const preview = useQuery<Answer<typeof previewPayslip>, FailedCall>({
    ...query,
    enabled: wanted && asked,
    placeholderData: keepPreviousData,
    staleTime: staleAfter(0),
  })
  const found = preview.data?.data
  const shown = wanted && found?.employee._id === employeeId ? found : null
  const isCurrent = asked && !preview.isPlaceholderData && !preview.error
  const computed = isCurrent ? shown : null
  const explained: Explained | null = saved || (wanted && !shown && !preview.error) ? record : shown
  return {
    explained,
    /** Whether the figures are for exactly the chosen values. */
    isCurrent: saved || computed !== null,
    /** For the chosen values if they are not saved yet. */
    computed,
    /** Waits for those of the chosen values. @throws FailedCall when they cannot be computed */
    compute: async () => (await queries.fetchQuery(query)).data,
    state: stateOf(saved, wanted, explained !== null, computed !== null),
    coveredBy: computed?.coveredBy ?? null,
    problem: wanted && preview.error ? problemOf(preview.error, preview.refetch) : undefined,
  }
}

function stateOf(
  saved: boolean,
  wanted: boolean,
  shown: boolean,
  current: boolean,
): 'none' | 'loading' | 'refreshing' | 'ready' {
  if (saved) return 'ready'
  if (!wanted) return 'none'
  if (!shown) return 'loading'
  return current ? 'ready' : 'refreshing'
}
