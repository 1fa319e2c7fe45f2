export { writeSheet as default } from './write-sheet.ts'
