export { AttendancePage } from './attendance-page.tsx'
