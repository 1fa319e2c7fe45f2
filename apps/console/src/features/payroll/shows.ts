import { listPayslips, previewPayslip, previewPayslips, readPayslip, summarisePayslips } from '@tahi/contract'

/** What shows payslips. */
export const showsPayslips = [listPayslips, readPayslip, summarisePayslips]

/** The same with what forms and runs compute, which others' changes must not alter under what is being typed. */
export const changedByPayslips = [...showsPayslips, previewPayslip, previewPayslips]
