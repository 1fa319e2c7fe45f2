export default function AttendanceFormPage() {
  return null
}
