/** Business constants and limits of the specification (C9, W9) and of its decisions (D). */
export const limits = {
  pageSizes: [5, 10, 15, 20],
  defaultPageSize: 5,
  attendancePageSize: 12,
  salaryPageSize: 12,
  leavePageSize: 12,
  correctionPageSize: 12,
  peoplePageSize: 10,
  quotaPageSize: 10,
  organisationPageSize: 10,
  shiftWeekPageSize: 20,
  /** How many of those on leave today Core HR names; the list behind it has all. */
  coreHrLeaves: 8,
  /** `pageSize` of a call, and the most rows that come without `page` (D1 List paths). */
  largestPage: 500,
  largestList: 10_000,
  /** The most rows of a spreadsheet. */
  largestExport: 100_000,
  /** Records that one confirmation, marking or payslip run may name. */
  largestSelection: 5_000,

  /** The most days of a pay period: two months, so that a mistyped year does not compute years of attendance. */
  payPeriodDays: 62,

  /** Pieces a day that a quota may ask for, and the most that one entry reports. */
  largestTarget: 1_000_000,
  /** The most days of one leave: beyond the 105 days of a maternity leave with its 30 days' extension (R.A. 11210). */
  leaveDays: 365,
  /** The most days that the leave calendar shows: a month with the weeks around it, and some more. */
  calendarDays: 62,
  /** Years that a year's figures are asked for. */
  firstYear: 2000,
  lastYear: 2100,
  /** Days that have no rule of their own lie between: beyond them a year was mistyped. */
  firstDay: '2000-01-01',
  lastDay: '2100-12-31',
  /** Pesos a day and an hour: beyond them a rate was mistyped. */
  largestDailyRate: 100_000,
  largestOvertimeRate: 10_000,
  /** How long an address of a file opens (D6). */
  fileMinutes: 15,
  fileNameLength: 200,

  gatePageSize: 10,
  /** How long a gate's code pairs a tablet. */
  gateCodeMinutes: 10,
  /** How long nothing may be heard of a gate: with a line it asks for its roster every minute. */
  gateQuietMinutes: 5,
  /** PINs given by one call: each takes tens of milliseconds to hash. */
  pinsAtOnce: 25,

  /** All calls of a person, and of those who are not known yet by their address; files of the applications do not count. */
  callsPerMinute: 6_000,
  /** Sign-ins, and changes of one's own password or PIN, a minute and address: a factory's people share one, and come together. */
  ownSecretsPerMinute: 60,

  passwordLength: 10,
  failedSignIns: 5,
  failedSignInWindowMinutes: 15,
  lockMinutes: 15,
  /** How long the console stays signed in without use, and the employees' application on a device. */
  sessionIdleHours: 12,
  deviceIdleDays: 90,

  activationCodeLength: 4,
  /** How long a registration's link holds, and how many wrong codes end it (D2 Registration). */
  activationHours: 24,
  wrongActivationCodes: 5,
  passwordResetHours: 1,
  /** Mails that strangers may cause to one user ID or address. */
  askedMailsPerHour: 5,

  uploadBytes: 10 * 1024 * 1024,
  /** All of a person's files in a day, so that nobody fills the disk: an employee's, and everybody else's. */
  ownUploadBytesPerDay: 50 * 1024 * 1024,
  uploadBytesPerDay: 500 * 1024 * 1024,
  /** Of one person, that a server receives at the same time. */
  uploadsAtOnce: 3,
  /** A minute and address: a branch's people have one, and a document is sent as two files. */
  uploadsPerMinute: 240,
  /** Of everything that is sent without a file. */
  bodyBytes: 2 * 1024 * 1024,
  /** Smaller uploads show a toast, larger ones how far they are (C7, C9). */
  uploadToastBytes: 1_024_000,
  /**
   * The longest side in pixels with which both applications send a person's picture, one of the company's pages, and the
   * small copy of a document's picture.
   */
  avatarPixels: 512,
  companyPicturePixels: 1920,
  previewPixels: 640,
  /** What a person's picture, and one of the company's pages, may be at most: both applications send less. */
  shownPictureBytes: 1.5 * 1024 * 1024,
  shownPicturePixels: 2_048,
  importRows: 50_000,
  peopleImportRows: 10_000,

  announcementPageSize: 10,
  documentPageSize: 12,
  readerPageSize: 10,
  titleLength: 120,
  messageLength: 2_000,
  /** Messages of a thread, and people of the list beside it, that come at a time. */
  threadPageSize: 50,
  conversationPageSize: 30,
  /** Messages of one person: as fast as anybody types, and a morning's without a line at once. */
  messagesPerMinute: 60,
  /** Calls of one person over realtime connections: every message, and each once more after a line that broke. */
  asksPerMinute: 120,
  /** Realtime connections of one person to a server: a few devices with a few pages each. */
  connectionsOfPerson: 20,
  announcementLength: 5_000,
  notificationPageSize: 10,
  /** How long notifications are kept. */
  notificationDays: 90,
  /** Notifications that one person may send to others. */
  notesPerMinute: 60,
  /** Devices of one person that web push goes to; the oldest gives way. */
  pushDevices: 10,
  companyTextLength: 2_000,
  /** A description in a list: above the first it is cut to the second, with an ellipsis (C9). */
  longDescription: 100,
  cutDescription: 50,
  /** Days of the dashboard's trends, today included. */
  trendDays: 30,
  /** How long files are kept that no record shows any more (an abandoned upload, a removed document). */
  unusedFileDays: 30,

  textLength: 500,
  nameLength: 80,
} as const

/** Waiting times and sizes of the screens, in milliseconds and pixels (C9). */
export const uiTimings = {
  afterSaveDelay: 1500,
  clickDelay: 1000,
  printWindow: { width: 1000, height: 800 },
  /** How long each kind stays, and how long its removal takes; a loading one stays until it is dismissed. */
  toasts: { blank: 4000, error: 4000, custom: 4000, success: 2000, removed: 1000, maxWidth: 350, inset: 16 },
} as const

/** The spreadsheet of C2 and C9; its sheet's name is the specification's. */
export const spreadsheets = {
  attendance: { file: 'attendance-data.xlsx', sheet: 'Quota Data' },
  attendanceProblems: { file: 'attendance-problems.xlsx', sheet: 'Rows to mend' },
  payslips: { file: 'salary-data.xlsx', sheet: 'Salary' },
  people: { file: 'employee-data.xlsx', sheet: 'Employees' },
  peopleProblems: { file: 'employee-problems.xlsx', sheet: 'Rows to mend' },
  leaves: { file: 'leave-data.xlsx', sheet: 'Leaves' },
  /** W9. */
  quotas: { file: 'quota-data.xlsx', sheet: 'Quota Data' },
} as const
