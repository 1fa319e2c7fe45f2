import { SegmentedControl } from '@mantine/core'
import { useAddress } from '../../../platform/address.ts'
import { readFormAddress } from '../address.ts'

/** Switches between a payslip for one employee and payslips for many. */
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
