import type { ImportTables } from '../../../platform/imports/import-tables.ts'

export const importTables = {
  imports: 'people_import',
  rows: 'people_import_row',
} as const satisfies ImportTables
