import type { ImportTables } from '../../../platform/imports/import-tables.ts'

export const importTables = {
  imports: 'attendance_import',
  rows: 'attendance_import_row',
} as const satisfies ImportTables
