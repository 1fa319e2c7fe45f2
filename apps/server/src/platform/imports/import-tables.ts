/** A module's tables of imports, and of their rows until they are processed. */
export interface ImportTables {
  readonly imports: 'attendance_import' | 'people_import'
  readonly rows: 'attendance_import_row' | 'people_import_row'
}
