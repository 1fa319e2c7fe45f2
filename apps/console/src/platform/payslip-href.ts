import { mayOpen, type Role, screens } from '@tahi/contract'

/** The address of a payslip: the form, or the dialog over the list for roles that only read it (D2). */
export const payslipHref = (id: string, role: Role): string =>
  mayOpen('salaryForm', role)
    ? `${screens.salaryForm.path}?${new URLSearchParams({ id })}`
    : `${screens.salary.path}?${new URLSearchParams({ show: id })}`
