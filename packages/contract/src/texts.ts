import { employeeTexts } from './employee-texts.ts'
import { limits } from './limits.ts'
import { organisationTexts } from './organisation-texts.ts'
import { peopleImportTexts } from './people-import-texts.ts'
import { personTexts } from './person-texts.ts'
import { quotaTexts } from './quota-texts.ts'
import { forgottenPasswordTexts, pendingAccountTexts, registrationTexts } from './registration-texts.ts'

/**
 * The product's own texts. Those that the specification quotes are its to the letter, odd spelling included;
 * the section is named where it is not plain.
 */
export const texts = {
  success: 'Success',
  error: 'Error',
  unexpected: 'An unexpected error occurred',
  updated: 'Updated Succesfully',
  loading: 'Loading...',
  notFound: { code: '404', text: 'Page Not Found' },
  applicationError: 'Unexpected Application Error!',
  noData: 'No Data Found',

  signIn: {
    userId: 'USER ID',
    password: 'PASSWORD',
    login: 'LOGIN',
    employeesUseApplication: 'For employees, use the application',
    wrong: 'The user ID or the password is wrong.',
    locked: 'Too many failed sign-ins. Try again in 15 minutes.',
    deactivated: 'This account is deactivated. Ask your HR Admin.',
    ended: 'Your session has ended. Sign in again; what you typed is kept.',
    required: 'Sign in first.',
    changePassword: 'Choose a new password first: others may know the present one.',
    endsOthers: 'You stay signed in here; everywhere else you will have to sign in again.',
    wrongPresentPassword: 'The present password is wrong.',
    samePassword: 'Choose a password that differs from the present one.',
  },

  registration: registrationTexts,
  forgottenPassword: forgottenPasswordTexts,
  pendingAccounts: pendingAccountTexts,

  setup: {
    done: 'Tahi is already set up. Sign in instead.',
    wrongKey: 'That is not the key that the server printed when it started.',
  },

  notAllowed: 'Your role does not allow this.',
  recordNotFound: 'This record does not exist, or it belongs to another branch.',
  stale: 'Somebody else changed this record meanwhile. Compare both versions and save again.',
  tooManyRows: 'More than 10,000 rows match. Choose a narrower range, or ask for a page.',
  tooManyToExport: 'More than 100,000 rows match. Choose a narrower range.',

  attendance: {
    title: 'Attendance',
    formTitle: 'Attendance Details',
    save: 'Save Shift',
    printTitle: (start: string, end: string) => `Attendance Progress List from ${start} to ${end}`,
    removeQuestion: 'Remove this attendance?',
    dateLocked: 'Cannot modify the date here',
    timesLocked: "Times are changed with 'Correct times…', which asks for a reason.",
    employeeLocked: 'The employee of an attendance record cannot be changed.',
    exists: 'This employee already has an attendance record on that day.',
    future: 'Attendance cannot be recorded for a day to come.',
    outBeforeIn: 'Time out must be after time in.',
    outWithoutIn: 'A time out needs a time in.',
    coveredByPayslip: 'A payslip covers this day. Remove or reopen the payslip first.',
    notPending: 'Only attendance that is pending can be confirmed.',
  },

  import: {
    unreadable: 'This file cannot be read. Send a CSV file or an .xlsx spreadsheet.',
    noColumns:
      'No row names the columns. Tahi looks for a user ID and a date, with time in and time out or punches.',
    tooManyRows: 'The file has more than 50,000 rows. Split it by month.',
    notReady: 'This import is still being read, or it was already carried out.',
    problems: {
      no_user_id: 'The user ID is missing',
      bad_date: 'The date cannot be read',
      future_date: 'The date is still to come',
      bad_time: 'A time cannot be read',
      out_without_in: 'There is a time out but no time in',
      out_before_in: 'Time out is not after time in',
      no_times: 'The row has neither a time in nor a time out',
      duplicate_in_file: 'The same employee and day stand higher up in this file',
      unknown_employee: 'No active employee has this user ID',
      other_branch: 'This employee belongs to another branch',
      covered_by_payslip: 'A payslip covers this day',
      exists_differently: 'A record of this day exists with other times',
    },
  },

  peopleImport: peopleImportTexts,

  payslip: {
    overlap: 'This employee already has a payslip for some of these days.',
    paidFrozen: 'A paid payslip cannot be changed. Set it back to pending first.',
    endBeforeStart: 'The period ends before it starts.',
    periodTooLong: `A pay period has at most ${limits.payPeriodDays} days.`,
    employeeFixed: 'The employee of a payslip cannot be changed.',
    /** @param userIds the first few of them */
    overlaps: (people: number, userIds: readonly string[]) =>
      `${people === 1 ? 'One of those chosen already has a payslip' : `${people} of those chosen already have payslips`} ` +
      `for some of these days in another period: ${userIds.join(', ')}${people > userIds.length ? ', …' : '.'}`,
    removeQuestion: 'Remove this payslip?',
    title: 'Salary',
    add: 'Add Salary',
    printSlip: 'Print Slip',
    toPay: 'To Pay',
    /** The form's fields (W2 Payslip form). */
    fields: {
      employeeUserId: 'Employee User ID',
      employeeName: 'Employee Name',
      from: 'Payslip From',
      to: 'Payslip to',
      payDate: 'Date Issued',
      status: 'Status',
      department: 'Department',
      dailyRate: 'Daily Rate',
      overtimeRate: 'Overtime Rate',
      regularDays: 'Regular Days',
      regularHours: 'Regular Hours',
      totalRegularPay: 'Regular Pay',
      overtimeHours: 'Overtime Hours',
      totalOvertimePay: 'Overtime Pay',
      grossPay: 'Gross Pay',
      sss: 'SSS',
      pagIbig: 'PagIbig',
      philHealth: 'Philhealth',
      totalDeductions: 'Total Deductions',
      netPay: 'Net Pay',
    },
    markAsPaid: 'Mark as paid',
    paid: 'Paid',
    pending: 'Pending',
    warnings: {
      no_rate: 'No daily rate holds on some days; they earn nothing',
      pending_days: 'Some days still wait for confirmation and are not counted',
      missing_time_out: 'Some days have no time out and earn nothing',
      missing_time_in: 'Some days have no time in and earn nothing',
      net_zero: 'The net pay is zero',
      covered: 'A payslip already covers some of these days',
    },
  },

  employees: employeeTexts,

  upload: {
    uploading: 'Uploading...',
    failed: 'Upload failed',
    empty: 'This file is empty.',
    wrongType: 'Send a picture (PNG, JPEG, WebP, GIF), a PDF, or a Word or Excel file.',
  },

  quota: quotaTexts,

  leave: {
    title: 'Leaves',
    formTitle: 'Leave Details',
    add: 'Add Leave',
    save: 'Save Leave',
    /** The employee's own button (W2 Leaves). */
    request: 'Request Leave',
    /** The form's fields (W2 Leaves). */
    fields: {
      date: 'Start Date',
      dateEnd: 'End Date',
      employee: 'Employee Name',
      leaveType: 'Leave Type',
      state: 'Leave Status',
      details: 'Details',
    },
    states: { requested: 'Requested', confirmed: 'Confirmed', rejected: 'Rejected' },
    /** @param days as people read them; undefined where the range is open */
    printTitle: (start?: string, end?: string) =>
      `Leave List${start === undefined ? '' : ` from ${start}`}${end === undefined ? '' : ` to ${end}`}`,
    withdrawQuestion: 'Withdraw this leave?',
    withdrawDetail: 'It leaves every list, and the days that it wrote into attendance are removed.',
    endBeforeStart: 'The leave ends before it starts.',
    tooLong: `A leave has at most ${limits.leaveDays} days.`,
    employeeLocked: 'The employee of a leave cannot be changed.',
    typeLocked: 'The type of a leave cannot be changed.',
    ownOnly: 'You can request a leave for yourself alone.',
    requestOnly: 'Your HR Admin decides about your leave. You can only request it.',
    decided: 'This leave is decided already. Ask your HR Admin to change it.',
    deactivated: 'This employee is deactivated, so the leave cannot be confirmed.',
    /** @param from as people read it, and so on */
    overlap: (from: string, to: string, state: 'requested' | 'confirmed') =>
      `This employee already has a ${state} leave ${from === to ? `on ${from}` : `from ${from} to ${to}`}.`,
    /** Where the other leave is a former branch's, which must not tell its dates. */
    overlapElsewhere: 'This employee already has a leave on some of these days.',
    calendarTooLong: `The calendar shows at most ${limits.calendarDays} days.`,
  },

  person: personTexts,

  organisation: organisationTexts,

  coreHr: {
    title: 'Core HR',
    /** In the place of a department or designation that an employee has not. */
    none: 'None',
    noPeople: 'Nobody works here yet.',
    nothingBlocks: 'Nothing blocks payroll.',
    nobodyOnLeave: 'Nobody is on leave today.',
  },

  shift: {
    title: 'Shifts',
    formTitle: 'Shift',
    add: 'Add shift',
    assign: 'Assign shift',
    usual: 'Usual hours',
    removeQuestion: (name: string) => `Remove the shift ${name}?`,
    /** @param people whom it holds for today */
    removeDetail: (people: number) =>
      people === 0
        ? 'Nobody works it today. Whoever is to work it later keeps its hours until they are assigned elsewhere.'
        : `${people === 1 ? 'One person works it today and keeps its hours' : `${people.toLocaleString('en')} people work it today and keep its hours`} until they are assigned elsewhere.`,
    nameTaken: 'This branch already has a shift of that name.',
    printTitle: (start: string, end: string) => `Shifts from ${start} to ${end}`,
  },

  demo: {
    banner: 'This is demo data.',
    startEmpty: 'Start with an empty company',
  },
} as const
