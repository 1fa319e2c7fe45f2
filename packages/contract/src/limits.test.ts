import { expect, test } from 'vitest'
import { limits, spreadsheets, uiTimings } from './limits.ts'

test('the constants are those of C9, W9 and D', () => {
  expect(limits).toMatchObject({
    pageSizes: [5, 10, 15, 20],
    defaultPageSize: 5,
    attendancePageSize: 12,
    salaryPageSize: 12,
    largestPage: 500,
    largestList: 10_000,
    passwordLength: 10,
    failedSignIns: 5,
    failedSignInWindowMinutes: 15,
    lockMinutes: 15,
    sessionIdleHours: 12,
    deviceIdleDays: 90,
    uploadBytes: 10_485_760,
  })
  expect(uiTimings).toEqual({
    afterSaveDelay: 1500,
    clickDelay: 1000,
    printWindow: { width: 1000, height: 800 },
    toasts: {
      blank: 4000,
      error: 4000,
      custom: 4000,
      success: 2000,
      removed: 1000,
      maxWidth: 350,
      inset: 16,
    },
  })
})

test("the spreadsheet of attendance has the specification's names", () => {
  expect(spreadsheets.attendance).toEqual({ file: 'attendance-data.xlsx', sheet: 'Quota Data' })
})

test.each(Object.entries(spreadsheets))('%s has names that a spreadsheet can have (C9)', (_, names) => {
  expect(names.sheet.length).toBeLessThanOrEqual(31)
  expect(names.sheet).not.toMatch(/[\\/?*:[\]]/)
  expect(names.file).toMatch(/^[a-z-]+\.xlsx$/)
})

test('a list that is paged to its end and a selection over it stay within what one call takes', () => {
  expect(limits.largestPage).toBeLessThanOrEqual(limits.largestSelection)
  expect(limits.largestSelection).toBeLessThanOrEqual(limits.largestList)
})
