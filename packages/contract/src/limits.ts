/** Business constants and limits of the specification (C9, W9) and of its decisions (D). */
export const limits = {
  pageSizes: [5, 10, 15, 20],
  defaultPageSize: 5,
  attendancePageSize: 12,
  salaryPageSize: 12,
  /** `pageSize` of a call, and the most rows that come without `page` (D1 List paths). */
  largestPage: 500,
  largestList: 10_000,
  /** The most rows of a spreadsheet. */
  largestExport: 100_000,
  /** Records that one confirmation, marking or payslip run may name. */
  largestSelection: 5_000,

  /** The most days of a pay period: two months, so that a mistyped year does not compute years of attendance. */
  payPeriodDays: 62,

  passwordLength: 10,
  failedSignIns: 5,
  failedSignInWindowMinutes: 15,
  lockMinutes: 15,
  sessionIdleHours: 12,

  uploadBytes: 10 * 1024 * 1024,
  importRows: 50_000,

  textLength: 500,
  nameLength: 80,
} as const

/** Waiting times and sizes of the screens, in milliseconds and pixels (C9). */
export const screen = {
  afterSaveDelay: 1500,
  clickDelay: 1000,
  printWindow: { width: 1000, height: 800 },
} as const

/** The spreadsheet of C2 and C9; its sheet's name is the specification's. */
export const spreadsheets = {
  attendance: { file: 'attendance-data.xlsx', sheet: 'Quota Data' },
  attendanceProblems: { file: 'attendance-problems.xlsx', sheet: 'Rows to mend' },
  payslips: { file: 'salary-data.xlsx', sheet: 'Salary' },
} as const
