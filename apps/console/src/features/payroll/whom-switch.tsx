import { SegmentedControl } from '@mantine/core'
import { texts } from '@tahi/contract'
import { useAddress } from '../../platform/address.ts'
import { readFormAddress } from './address.ts'

const words = texts.payslipPeriod.whom

/** Switches between a payslip for one employee and payslips for many. */
export function WhomSwitch() {
  const [address, change] = useAddress(readFormAddress)
  return (
    <SegmentedControl
      aria-label={words.label}
      size="sm"
      data={[
        { value: 'one', label: words.one },
        { value: 'many', label: words.many },
      ]}
      value={address.for ?? 'one'}
      onChange={(whom) => change({ for: whom === 'many' ? 'many' : undefined })}
    />
  )
}
