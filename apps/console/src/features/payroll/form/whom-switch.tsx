import { SegmentedControl } from '@mantine/core'
import { useAddress } from '../../../platform/address.ts'
import { readFormAddress } from '../address.ts'

/** Whom a new payslip is for: one employee, or many at once. */
export function WhomSwitch() {
  const [address, change] = useAddress(readFormAddress)
  return (
    <SegmentedControl
      aria-label="Payslips for"
      size="sm"
      data={[
        { value: 'one', label: 'One employee' },
        { value: 'many', label: 'Many employees' },
      ]}
      value={address.for ?? 'one'}
      onChange={(whom) => change({ for: whom === 'many' ? 'many' : undefined })}
    />
  )
}
