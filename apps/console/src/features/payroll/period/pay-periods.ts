import { texts } from '@tahi/contract'
import { addDays, type Day, firstOfMonth, halfMonthOf as halfOf, lastOfMonth } from '@tahi/domain'

export interface PayPeriod {
  date: Day
  endDate: Day
}

function halfMonthOf(day: Day): PayPeriod {
  const { from, to } = halfOf(day)
  return { date: from, endDate: to }
}

/** From a day until the end of its half month. */
export const restOfHalfMonth = (day: Day): PayPeriod => ({ date: day, endDate: halfMonthOf(day).endDate })

/** Usual pay periods, mostly half months, so that nobody types two dates for each. */
export function payPeriods(today: Day) {
  const thisHalf = halfMonthOf(today)
  return [
    { key: 'this-half', label: texts.payslipPeriod.thisHalf, period: thisHalf },
    {
      key: 'last-half',
      label: texts.payslipPeriod.lastHalf,
      period: halfMonthOf(addDays(thisHalf.date, -1)),
    },
    {
      key: 'this-month',
      label: texts.choices.thisMonth,
      period: { date: firstOfMonth(today), endDate: lastOfMonth(today) },
    },
  ] as const
}

/** The period to pay next: the last half month that is over, or ends today. An unfinished one would lack days. */
function usualPeriod(today: Day): PayPeriod {
  const [thisHalf, lastHalf] = payPeriods(today)
  return thisHalf.period.endDate === today ? thisHalf.period : lastHalf.period
}

/** The period of which these days were chosen; the usual one's stand in for what was not. */
export function chosenPeriod(
  { date, endDate }: { date?: Day | undefined; endDate?: Day | undefined },
  today: Day,
): PayPeriod {
  const usual = usualPeriod(today)
  return { date: date ?? usual.date, endDate: endDate ?? usual.endDate }
}
