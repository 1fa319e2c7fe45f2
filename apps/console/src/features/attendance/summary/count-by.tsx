import { SegmentedControl } from '@mantine/core'
import { texts } from '@tahi/contract'
import classes from './count-by.module.css'

type By = 'day' | 'branch'
type CountByProps = { value: By; onChange: (by: By) => void }

const choices: { value: By; label: string }[] = [
  { value: 'day', label: texts.attendanceSummary.by.day },
  { value: 'branch', label: texts.attendanceSummary.by.branch },
]

/** Chooses between counts per day and over the whole range. */
export function CountBy({ value, onChange }: CountByProps) {
  return (
    <SegmentedControl
      className={classes.control}
      aria-label={texts.attendanceSummary.count}
      data={choices}
      value={value}
      onChange={(chosen) => onChange(chosen === 'branch' ? 'branch' : 'day')}
    />
  )
}
