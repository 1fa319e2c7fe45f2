import { Button } from '@mantine/core'
import { texts } from '@tahi/contract'
import { useCompany } from '../../../platform/company.ts'
import { type PayPeriod, payPeriods } from './pay-periods.ts'
import classes from './period.module.css'
import { shortPeriod } from './short-period.ts'

type PeriodPresetsProps = {
  value: PayPeriod
  onChange: (period: PayPeriod) => void
  disabled?: boolean
}

/** Buttons for the usual periods. */
export function PeriodPresets({ value, onChange, disabled = false }: PeriodPresetsProps) {
  const { today } = useCompany()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own frame; these are buttons
    <div className={classes.presets} role="group" aria-label={texts.payslipPeriod.usual}>
      {payPeriods(today).map(({ key, label, period }) => {
        const chosen = period.date === value.date && period.endDate === value.endDate
        return (
          <Button
            key={key}
            size="compact-sm"
            variant={chosen ? 'light' : 'default'}
            aria-pressed={chosen}
            disabled={disabled}
            onClick={() => onChange({ ...period })}
          >
            {label} <span className={classes.days}>{shortPeriod(period)}</span>
          </Button>
        )
      })}
    </div>
  )
}
