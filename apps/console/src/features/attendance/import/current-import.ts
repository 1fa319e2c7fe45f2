import { keptImport } from '../../../platform/import/kept-import.ts'

export const currentImport = keptImport('attendance')
