import { checkLeaves } from '@tahi/contract'
import { isWithin, type Period } from '@tahi/domain'
import type { QueryClient } from '@tanstack/react-query'
import { queryOf, showFailure } from '../../../platform/calls.ts'
import { askOfEffects } from '../ask-of-effects.tsx'
import { type LeaveValues, typedPeriod } from './leave-values.ts'

/** The call that the form's notice shows. */
export const effectsInput = ({
  userId,
  date,
  dateEnd,
}: Pick<LeaveValues, 'userId' | 'date' | 'dateEnd'>) => ({
  body: { userId, date, dateEnd },
})

/**
 * Whether a leave may be saved, of which confirming may have effects. Whoever saves before the form's notice has shown
 * them is asked, as in the list. What cannot be checked is not saved.
 * @param stored what is saved already; undefined for a new leave
 */
export async function isSureOfEffects(
  queries: QueryClient,
  values: LeaveValues,
  stored: LeaveValues | undefined,
): Promise<boolean> {
  const period = typedPeriod(values)
  if (values.state !== 'confirmed' || !period || (stored && !writesDays(period, stored))) return true
  const query = queryOf(checkLeaves, effectsInput(values))
  const kept = () => queries.getQueryData<{ data: unknown }>(query.queryKey)?.data
  const shown = kept()
  try {
    const { data } = await queries.fetchQuery({ ...query, retry: false })
    // The cache keeps an equal answer as it was.
    return kept() === shown || (await askOfEffects(data, 1))
  } catch (failure) {
    showFailure(failure)
    return false
  }
}

/** A confirmed leave that only becomes shorter, or keeps its days, writes none. */
const writesDays = (period: Period, stored: LeaveValues): boolean => {
  const written = stored.state === 'confirmed' ? typedPeriod(stored) : undefined
  return !written || !isWithin(period, written)
}
