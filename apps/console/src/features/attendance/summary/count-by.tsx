import { SegmentedControl } from '@mantine/core'
import classes from './count-by.module.css'

type By = 'day' | 'branch'
type CountByProps = { value: By; onChange: (by: By) => void }

const choices: { value: By; label: string }[] = [
  { value: 'day', label: 'By day' },
  { value: 'branch', label: 'By branch' },
]

/** Chooses between counts per day and over the whole range. */
export function CountBy({ value, onChange }: CountByProps) {
  return (
    <SegmentedControl
      className={classes.control}
      aria-label="Count"
      data={choices}
      value={value}
      onChange={(chosen) => onChange(chosen === 'branch' ? 'branch' : 'day')}
    />
  )
}
