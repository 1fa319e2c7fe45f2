import { limits } from './limits.ts'

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
    wrongPresentPassword: 'The present password is wrong.',
    samePassword: 'Choose a password that differs from the present one.',
  },

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

  upload: {
    uploading: 'Uploading...',
    failed: 'Upload failed',
    empty: 'This file is empty.',
    wrongType: 'Send a picture (PNG, JPEG, WebP, GIF), a PDF, or a Word or Excel file.',
  },

  quota: {
    title: 'Production Monitoring',
    formTitle: 'Quota',
    add: 'Add Quota',
    removeQuestion: 'Delete this Quota?',
    printTitle: (start: string, end: string) => `Quota Progress List from ${start} to ${end}`,
    employeesTitle: 'Quota Progress Employee List',
    sameStyle: 'There is already a quota of this style for this designation on this day. Change that one.',
    staysInBranch: 'A quota stays in its branch. Delete it and add one to the other branch.',
    fixedByProgress: 'Progress was reported on this quota, so its day and designation stay.',
    department: 'Choose an active department',
    designation: 'Choose an active designation of this department',
    notYet: 'The day of this quota is still to come.',
    employeesToday: 'You can report on the quotas of today and of your designation.',
    ownProgress: 'Employees report their own progress.',
    notOfBranch: 'No active employee of this branch',
    entryDiffers: 'This entry was recorded before with other figures.',
    problems: {
      correctionByEmployee: 'Enter how many pieces you made. Your HR Admin corrects what is wrong.',
      correctionWithoutReason: 'Say why this is taken away, for the record',
      belowZero: 'More than this employee reported so far',
    },
    standings: {
      upcoming: 'Upcoming',
      onTrack: 'On track',
      atRisk: 'At risk',
      reached: 'Reached',
      missed: 'Missed',
    },
  },

  demo: {
    banner: 'This is demo data.',
    startEmpty: 'Start with an empty company',
  },
} as const
