import { expect, test } from 'vitest'
import { leaveWords } from './employee-texts/leave.ts'
import { texts } from './texts.ts'

/** Texts that the specification quotes and this version shows, exactly: odd spelling included. */
test.each([
  ['C2 Public routes', texts.notFound.code, '404'],
  ['C2 Public routes', texts.notFound.text, 'Page Not Found'],
  ['C2 Public routes', texts.applicationError, 'Unexpected Application Error!'],
  ['C2 Login screen', texts.signIn.userId, 'USER ID'],
  ['C2 Login screen', texts.signIn.password, 'PASSWORD'],
  ['C2 Login screen', texts.signIn.login, 'LOGIN'],
  ['C5', texts.signIn.employeesUseApplication, 'For employees, use the application'],
  ['C2 Shared data table', texts.noData, 'No Data Found'],
  ['C7', texts.upload.uploading, 'Uploading...'],
  ['C2 Shared data table', texts.payslip.markAsPaid, 'Mark as paid'],
  ['C2 Shared data table', texts.payslip.paid, 'Paid'],
  ['C2 Shared data table', texts.document.viewFile, 'View File'],
  ['C2 Attendance list', texts.attendance.title, 'Attendance'],
  ['C2 Attendance list', texts.attendance.add, 'New Attendance'],
  ['C2 Attendance list', texts.noTime, 'n/a'],
  ['C2 Attendance list', texts.filters.from, 'Select From'],
  ['C2 Attendance list', texts.filters.to, 'Select To'],
  ['C2 Attendance form', texts.attendance.formTitle, 'Attendance Details'],
  ['C2 Attendance form', texts.attendance.save, 'Save Shift'],
  [
    'C2 Printed report',
    texts.attendance.printTitle('Nov 1, 2026', 'Nov 18, 2026'),
    'Attendance Progress List from Nov 1, 2026 to Nov 18, 2026',
  ],
  ['C5', texts.attendance.dateLocked, 'Cannot modify the date here'],
  ['D3', texts.attendance.removeQuestion, 'Remove this attendance?'],
  ['W2 Leaves', leaveWords.en.request, 'Request Leave'],
  ['W2 Branches', texts.organisation.branch.title, 'Branches'],
  ['W2 Branches', texts.organisation.branch.field, 'Branch Name'],
  ['W2 Department', texts.organisation.department.title, 'Department'],
  ['W2 Department', texts.organisation.department.field, 'Department Name'],
  ['W2 Designation', texts.organisation.designation.title, 'Designation'],
  ['W2 Designation', texts.organisation.designation.field, 'Designation Name'],
  ['W8', texts.organisation.branch.removeQuestion, 'Delete this Branch?'],
  ['W8', texts.organisation.department.removeQuestion, 'Delete this Department?'],
  ['W8', texts.organisation.designation.removeQuestion, 'Delete this Designation?'],
  ['C8', texts.success, 'Success'],
  ['C8', texts.error, 'Error'],
  ['C8', texts.unexpected, 'An unexpected error occurred'],
  ['W8', texts.updated, 'Updated Succesfully'],
  ['W8', texts.loading, 'Loading...'],
  ['W2 Salary', texts.payslip.title, 'Salary'],
  ['W2 Salary', texts.payslip.add, 'Add Salary'],
  ['W2 Salary', texts.payslip.toPay, 'To Pay'],
  ['W2 Salary', texts.payslip.pending, 'Pending'],
  ['W2 Payslip form', texts.payslip.printSlip, 'Print Slip'],
  ['W2 Payslip form', texts.payslip.fields.employeeUserId, 'Employee User ID'],
  ['W2 Payslip form', texts.payslip.fields.employeeName, 'Employee Name'],
  ['W2 Payslip form', texts.payslip.fields.from, 'Payslip From'],
  ['W2 Payslip form', texts.payslip.fields.to, 'Payslip to'],
  ['W2 Payslip form', texts.payslip.fields.payDate, 'Date Issued'],
  ['W2 Payslip form', texts.payslip.fields.department, 'Department'],
  ['W2 Payslip form', texts.payslip.fields.dailyRate, 'Daily Rate'],
  ['W2 Payslip form', texts.payslip.fields.overtimeRate, 'Overtime Rate'],
  ['W2 Payslip form', texts.payslip.fields.grossPay, 'Gross Pay'],
  ['W2 Payslip form', texts.payslip.fields.sss, 'SSS'],
  ['W2 Payslip form', texts.payslip.fields.pagIbig, 'PagIbig'],
  ['W2 Payslip form', texts.payslip.fields.philHealth, 'Philhealth'],
  ['W2 Payslip form', texts.payslip.fields.totalDeductions, 'Total Deductions'],
  ['W2 Payslip form', texts.payslip.fields.netPay, 'Net Pay'],
  ['W2 Payslip form', texts.payslip.fields.status, 'Status'],
  ['W2 Messages', texts.message.noConversation, 'No Conversation Found'],
  ['W2 Messages', texts.message.choose, 'Select a user to start chatting'],
  ['W2 Messages', texts.message.type, 'Type a message...'],
  ['W2 Messages', texts.message.repliedToYou, 'Replied to you'],
  ['C8', texts.message.listFailed, 'Failed to fetch user list.'],
  ['D8', texts.demo.startEmpty, 'Start with an empty company'],
])('%s: %s', (_, shown, quoted) => {
  expect(shown).toBe(quoted)
})

test('sentences say the limits that hold', () => {
  expect(texts.tooManyRows).toMatch(/^More than 10,000 rows/)
  expect(texts.tooManyToExport).toMatch(/^More than 100,000 rows/)
  expect(texts.failures.tooLarge).toBe('This is too large: 10 MB at most.')
  expect(texts.failures.bodyTooLarge).toBe('This is too large: 2 MB at most.')
  expect(texts.attendanceImport.tooManyRows).toMatch(/more than 50,000 rows/)
  expect(texts.signIn.locked).toMatch(/in 15 minutes\.$/)
})

test('no text of the product is empty or ends in a space', () => {
  const all = (entry: unknown): string[] => {
    if (typeof entry === 'string') return [entry]
    return typeof entry === 'object' && entry !== null ? Object.values(entry).flatMap(all) : []
  }
  expect(all(texts).filter((text) => text.trim() !== text || text === '')).toEqual([])
})
