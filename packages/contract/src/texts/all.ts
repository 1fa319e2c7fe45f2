// One file for each part of the product: a page loads the texts that it shows, and no others.
export { announcementTexts as announcement } from './announcement.ts'
export { attendanceTexts as attendance } from './attendance.ts'
export { companyTexts as company } from './company.ts'
export { coreHrTexts as coreHr } from './core-hr.ts'
export { dashboardTexts as dashboard } from './dashboard.ts'
export { demoTexts as demo } from './demo.ts'
export { documentTexts as document } from './document.ts'
export { employeeTexts as employees } from './employees.ts'
export * from './general.ts'
export { importTexts as import } from './import.ts'
export { leaveTexts as leave } from './leave.ts'
export { messageTexts as message } from './message.ts'
export { notificationTexts as notification } from './notification.ts'
export { organisationTexts as organisation } from './organisation.ts'
export { pageTexts as pages } from './pages.ts'
export { payslipTexts as payslip } from './payslip.ts'
export { peopleImportTexts as peopleImport } from './people-import.ts'
export { personTexts as person } from './person.ts'
export { quotaTexts as quota } from './quota.ts'
export {
  forgottenPasswordTexts as forgottenPassword,
  pendingAccountTexts as pendingAccounts,
  registrationTexts as registration,
} from './registration.ts'
export { setupTexts as setup } from './setup.ts'
export { shiftTexts as shift } from './shift.ts'
export { signInTexts as signIn } from './sign-in.ts'
export { uploadTexts as upload } from './upload.ts'
