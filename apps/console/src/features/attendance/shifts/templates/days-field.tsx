import { Checkbox } from '@mantine/core'
import { texts } from '@tahi/contract'
import type { ReactNode } from 'react'
import classes from './days-field.module.css'

type DaysFieldProps = {
  /** 0 Sunday to 6 Saturday. */
  value: readonly number[]
  onChange: (days: number[]) => void
  error?: ReactNode
}

/** The working days of a shift, Sunday to Saturday. */
export function DaysField({ value, onChange, error }: DaysFieldProps) {
  return (
    <Checkbox.Group
      label={texts.columns.days}
      required
      error={error}
      value={value.map(String)}
      onChange={(days) => onChange(days.map(Number).toSorted((a, b) => a - b))}
    >
      <div className={classes.days}>
        {texts.weekdays.map((name, day) => (
          <Checkbox
            key={name}
            classNames={{ root: classes.day, body: classes.body, labelWrapper: classes.words }}
            size="xs"
            value={String(day)}
            label={name}
            aria-invalid={error ? true : undefined}
          />
        ))}
      </div>
    </Checkbox.Group>
  )
}
