import { Button } from '@mantine/core'
import { screens, texts } from '@tahi/contract'
import { useRouter } from '@tanstack/react-router'

/** Opens the payslip form, which makes one payslip or many. */
export function AddSalary() {
  const router = useRouter()
  return <Button onClick={() => router.history.push(screens.salaryForm.path)}>{texts.payslip.add}</Button>
}
