import { todayWords } from '@tahi/contract/employee-texts/today'
import { addDays, monthOf } from '@tahi/domain'
import { Link } from 'wouter'
import { Notice } from '../../components/notice.tsx'
import { useFormat, useWords } from '../../platform/language.ts'

type OpenYesterdayProps = { timeIn: string; day: string }

/** In the night: that yesterday has no time out, and where to ask for one. @param day today's */
export function OpenYesterday({ timeIn, day }: OpenYesterdayProps) {
  const words = useWords(todayWords)
  const format = useFormat()
  return (
    <Notice tone="warn">
      {words.openYesterday(format.time(timeIn))}
      <Link href={`/attendance?month=${monthOf(addDays(day, -1))}`}>{words.askForYesterday}</Link>
    </Notice>
  )
}
