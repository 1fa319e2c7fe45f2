export { LeaveFormPage } from './leave-form-page.tsx'
export { LeavePage } from './leave-page.tsx'
