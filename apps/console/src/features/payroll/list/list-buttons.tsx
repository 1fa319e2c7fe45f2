import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { texts } from '@tahi/contract'
import { BusyButton } from '@tahi/ui/button/busy-button.tsx'
import { useRouter } from '@tanstack/react-router'

/** Leads to the payslip form, which makes one payslip or many. */
export function AddSalary() {
  const router = useRouter()
  return <Button onClick={() => router.history.push('/salary/new')}>{texts.payslip.add}</Button>
}

export function PrintButton({ onClick }: { onClick: () => Promise<void> }) {
  return (
    <BusyButton variant="default" leftSection={<IconPrinter size={16} />} onClick={onClick}>
      Print
    </BusyButton>
  )
}
