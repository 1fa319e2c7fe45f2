import { mayOpen, type Role, screens } from '@tahi/contract'
import { linkTo } from './link.ts'

/** The address of a payslip: the form, or the dialog over the list for roles that only read it (D2). */
export const payslipHref = (id: string, role: Role): string =>
  mayOpen('salaryForm', role)
    ? linkTo(screens.salaryForm.path, { id })
    : linkTo(screens.salary.path, { show: id })
