import { useDebouncedValue } from '@mantine/hooks'
import type { Answer, FailedCall } from '@tahi/client'
import { staleAfter } from '@tahi/client/stale-after'
import { type ExplainedPayslip, previewPayslip } from '@tahi/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../platform/calls.ts'
import { problemOf } from '../../../platform/lists/list.ts'
import type { Explained } from '../figures.ts'
import { isPeriod, type PayslipValues } from './payslip-values.ts'

/** Milliseconds after the last key before figures are asked for. */
const patience = 250

/**
 * The figures for what is chosen: the saved ones while the saved period stands, else computed by the server as soon
 * as an employee and a period are there; until then what was last shown of the employee stays, so that nothing jumps.
 * Coming back from correcting attendance computes them anew.
 */
export function useFigures(values: PayslipValues, record: ExplainedPayslip | null) {
  const { _id, employeeId, date, endDate } = values
  const body = { _id, employeeId, date, endDate }
  const key = JSON.stringify(body)
  const [settledKey] = useDebouncedValue(key, patience)
  const saved = record !== null && record.date === date && record.endDate === endDate
  const asked = settledKey === key
  const wanted = !saved && employeeId !== '' && isPeriod(values)
  const preview = useQuery<Answer<typeof previewPayslip>, FailedCall>({
    ...queryOf(previewPayslip, { body }),
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
    /** For exactly what is chosen now. */
    isCurrent: saved || computed !== null,
    /** In pesos, of what is chosen now and not saved yet. */
    computedNetPay: computed?.netPay,
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
