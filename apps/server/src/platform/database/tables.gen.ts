// Made from the migrations by 'npm run tables'; never edited by hand.
import type { Generated, GeneratedAlways } from 'kysely'

export interface Announcement {
  id: string
  branch_id: Generated<string | null>
  posted_by: string
  poster_name: string
  title: string
  description: string
  first_day: string
  last_day: string
  active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<Date>
  edition: Generated<number>
}

export interface AnnouncementReading {
  announcement_id: string
  person_id: string
  branch_id: Generated<string | null>
  read_at: Generated<Date>
  edition: Generated<number>
}

export interface Attendance {
  id: string
  branch_id: string
  person_id: string
  day: string
  time_in: Generated<number | null>
  time_out: Generated<number | null>
  recorded_status: string
  late_after: Generated<number>
  paid_from: Generated<number>
  paid_until: Generated<number>
  break_minutes: Generated<number>
  status: GeneratedAlways<string>
  import_id: Generated<string | null>
  active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<Date>
  leave_id: Generated<string | null>
  claimed: Generated<boolean>
  was_absent: Generated<boolean>
  schedule_at: Generated<Date>
  former_imports: Generated<string[] | null>
}

export interface AttendanceImport {
  id: string
  branch_id: string
  created_by: string
  file_name: string
  state: string
  message: Generated<string | null>
  layout: Generated<string | null>
  header: Generated<string[]>
  rows: Generated<number>
  checked: Generated<number>
  imported: Generated<number>
  created_at: Generated<Date>
  touched_at: Generated<Date>
  date_order: Generated<string | null>
  read_as_before: Generated<unknown>
  sheets: Generated<unknown>
}

export interface AttendanceImportRow {
  import_id: string
  branch_id: string
  line: number
  code: string
  person_id: Generated<string | null>
  day: Generated<string | null>
  time_in: Generated<number | null>
  time_out: Generated<number | null>
  outcome: string
  problem: Generated<string | null>
  raw: string[]
  clock_number: Generated<string>
  name: Generated<string>
  other_name: Generated<boolean>
  adds: Generated<string | null>
}

export interface AuditEntry {
  id: GeneratedAlways<number>
  at: Generated<Date>
  actor_id: Generated<string | null>
  actor_name: string
  address: string
  request_id: string
  action: string
  entity: string
  entity_id: string
  branch_id: Generated<string | null>
  reason: Generated<string | null>
  before: Generated<unknown>
  after: Generated<unknown>
}

export interface Branch {
  id: string
  name: string
  active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<Date>
}

export interface ClosedDay {
  branch_id: string
  day: string
  closed_at: Generated<Date>
  taken: Generated<string[] | null>
}

export interface Company {
  one: Generated<boolean>
  name: string
  demo: Generated<boolean>
  created_at: Generated<Date>
  name_lines: Generated<string[]>
  province: Generated<string>
  hero_title: Generated<string>
  hero_text: Generated<string>
  about_title: Generated<string>
  about_text: Generated<string>
  address: Generated<string>
  phone: Generated<string>
  email: Generated<string>
  time_zone: Generated<string>
  logo_file_id: Generated<string | null>
  hero_file_id: Generated<string | null>
  about_file_id: Generated<string | null>
  version: Generated<number>
}

export interface ContentWithoutFile {
  id: string
  uploaded_by: Generated<string | null>
  due_at: Date
  bytes: Generated<number>
}

export interface Conversation {
  id: string
  one_id: string
  other_id: string
  messages: Generated<number>
  last_at: Generated<Date | null>
}

export interface Correction {
  id: string
  branch_id: string
  person_id: string
  day: string
  time_in: number
  time_out: Generated<number | null>
  reason: string
  state: Generated<string>
  answer: Generated<string | null>
  decided_by_name: Generated<string | null>
  decided_at: Generated<Date | null>
  version: Generated<number>
  created_at: Generated<Date>
  recorded_out: Generated<number | null>
  settled_out: Generated<number | null>
}

export interface Credential {
  person_id: string
  password_hash: string
  must_change_password: Generated<boolean>
  changed_at: Generated<Date>
}

export interface Department {
  id: string
  name: string
  active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<Date>
}

export interface Designation {
  id: string
  department_id: string
  name: string
  active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<Date>
}

export interface Document {
  id: string
  branch_id: Generated<string | null>
  posted_by: string
  poster_name: string
  title: string
  description: Generated<string>
  file_type: string
  file_id: Generated<string | null>
  file_name: string
  media_type: string
  bytes: number
  active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<Date>
  preview_file_id: Generated<string | null>
}

export interface File {
  id: string
  uploaded_by: string
  name: string
  type: string
  bytes: number
  created_at: Generated<Date>
  unused_since: Generated<Date | null>
  width: Generated<number | null>
  height: Generated<number | null>
}

export interface FormerClockNumber {
  branch_id: string
  clock_number: string
  last_day: string
  person_id: string
  may_be_wrong: boolean
}

export interface FormerGatePin {
  person_id: string
  pin_hash: string
  held_until: Date
}

export interface FormerMember {
  branch_id: string
  person_id: string
  left_on: string
}

export interface FormerShiftHours {
  shift_id: string
  branch_id: string
  before_day: string
  starts_at: number
  ends_at: number
  break_minutes: number
  days: number[]
}

export interface Gate {
  id: string
  branch_id: string
  name: string
  created_by: string
  created_at: Date
  pairing_hash: Generated<Buffer | null>
  pairing_until: Generated<Date | null>
  token_hash: Generated<Buffer | null>
  paired_at: Generated<Date | null>
  last_seen_at: Generated<Date | null>
  ended_at: Generated<Date | null>
  version: Generated<number>
  silent_from: Generated<Date | null>
  heard_from: Generated<Date | null>
}

export interface GatePin {
  person_id: string
  pin_hash: string
  set_at: Date
  failed_at: Generated<unknown>
}

export interface GatePunch {
  id: string
  branch_id: string
  gate_id: string
  person_id: string
  phone_time: Date
  received_at: Date
  offline: boolean
  outcome: string
  kind: Generated<string | null>
  wall_time: Generated<number | null>
  tapped_at: Generated<Date>
  settled_at: Generated<Date | null>
  settled_by_name: Generated<string | null>
}

export interface Leave {
  id: string
  branch_id: string
  person_id: string
  leave_type: string
  first_day: string
  last_day: string
  state: Generated<string>
  details: Generated<string>
  decided_by_name: Generated<string | null>
  decided_at: Generated<Date | null>
  created_by: string
  active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<Date>
}

export interface Mail {
  id: string
  recipient: string
  subject: string
  body_text: string
  body_html: string
  code: Generated<string | null>
  state: Generated<string>
  attempts: Generated<number>
  due_at: Date
  useful_until: Date
  message_id: Generated<string | null>
  failure: Generated<string | null>
  created_at: Date
  ended_at: Generated<Date | null>
}

export interface MailRequest {
  account: Buffer
  at: Date
}

export interface Message {
  id: string
  conversation_id: string
  position: number
  branch_id: string
  sender_id: string
  recipient_id: string
  text: string
  sent_at: Date
  seen_at: Generated<Date | null>
}

export interface Notification {
  id: string
  person_id: string
  kind: string
  title: string
  message: string
  href: Generated<string | null>
  topic: Generated<string | null>
  sent_by: Generated<string | null>
  sender: Generated<string | null>
  in_bell: boolean
  read_at: Generated<Date | null>
  created_at: Date
}

export interface NotificationChoice {
  person_id: string
  kind: string
  bell: boolean
  push: boolean
}

export interface PasswordReset {
  id: string
  person_id: string
  token_hash: Buffer
  ends_at: Date
  used_at: Generated<Date | null>
  created_at: Date
}

export interface PayRate {
  person_id: string
  branch_id: string
  effective_from: string
  daily_rate: number
  overtime_rate: number
  daily_entered: Generated<boolean>
  overtime_entered: Generated<boolean>
}

export interface Payslip {
  id: string
  branch_id: string
  person_id: string
  created_by: string
  period_start: string
  period_end: string
  pay_date: string
  payment_method: Generated<string>
  status: Generated<string>
  daily_rate: number
  overtime_rate: number
  regular_days: number
  regular_hours: number
  overtime_hours: number
  total_regular_pay: number
  total_overtime_pay: number
  gross_pay: number
  philhealth: number
  pagibig: number
  sss: number
  tax: number
  total_deductions: number
  net_pay: number
  policy_name: string
  policy_version: number
  rates: unknown
  regular_parts: unknown
  overtime_parts: unknown
  days: unknown
  warnings: unknown
  active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<Date>
  department_id: Generated<string | null>
}

export interface PeopleImport {
  id: string
  created_by: string
  file_name: string
  state: string
  message: Generated<string | null>
  header: Generated<string[]>
  rows: Generated<number>
  checked: Generated<number>
  created_at: Generated<Date>
  touched_at: Generated<Date>
  sheets: Generated<unknown>
}

export interface PeopleImportRow {
  import_id: string
  created_by: string
  line: number
  code: string
  name: string
  outcome: string
  cells: unknown
  changes: unknown
  problems: unknown
  raw: string[]
  namesake: Generated<unknown>
  file_problems: Generated<unknown>
}

export interface Person {
  id: string
  code: string
  role: string
  first_name: string
  last_name: string
  branch_id: Generated<string | null>
  department_id: Generated<string | null>
  designation_id: Generated<string | null>
  active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<Date>
  avatar_file_id: Generated<string | null>
  deactivated_on: Generated<string | null>
  activated_on: Generated<string | null>
  name_order: GeneratedAlways<string>
  clock_number: Generated<string | null>
  last_branch_id: Generated<string | null>
  left_branch_on: Generated<string | null>
  days_away: Generated<unknown>
  came_on: Generated<string | null>
}

export interface PersonDetail {
  person_id: string
  branch_id: Generated<string | null>
  email: string
  middle_name: Generated<string>
  gender: Generated<string | null>
  birthday: Generated<string | null>
  birthplace: Generated<string>
  street_address: Generated<string>
  city: Generated<string>
  state: Generated<string>
  zipcode: Generated<string>
  latitude: Generated<number | null>
  longitude: Generated<number | null>
  contact: Generated<string>
}

export interface Punch {
  id: string
  branch_id: string
  person_id: string
  kind: string
  believed_at: Date
  day: string
  phone_time: Date
  sent_at: Date
  since_contact_ms: Generated<number | null>
  contact_at: Generated<Date | null>
  set_back_ms: number
  received_at: Date
  clock_difference_s: number
  doubts: string[]
  outcome: string
  reason: Generated<string | null>
  attendance_id: Generated<string | null>
  settled_at: Generated<Date | null>
  settled_by_name: Generated<string | null>
}

export interface PushDevice {
  id: string
  person_id: string
  endpoint: string
  p256dh: string
  auth: string
  name: string
  created_at: Date
  language: Generated<string>
  session_id: Generated<string | null>
}

export interface PushOutbox {
  id: string
  notification_id: string
  device_id: string
  attempts: Generated<number>
  due_at: Date
  created_at: Date
}

export interface Quota {
  id: string
  branch_id: string
  department_id: string
  designation_id: string
  style_name: string
  target: number
  day: string
  active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<Date>
}

export interface QuotaProgress {
  id: string
  branch_id: string
  quota_id: string
  person_id: string
  amount: number
  reason: Generated<string | null>
  reported_by: string
  reported_by_name: string
  created_at: Generated<Date>
}

export interface Registration {
  id: string
  code: string
  email: string
  role: string
  state: Generated<string>
  password_hash: Generated<string | null>
  code_digest: Generated<Buffer | null>
  wrong_codes: Generated<number>
  link_ends_at: Date
  verified_at: Generated<Date | null>
  decided_by: Generated<string | null>
  decided_at: Generated<Date | null>
  created_at: Date
  mailbox: Generated<string | null>
  contested: Generated<boolean>
}

export interface Secret {
  name: string
  value: Buffer
  created_at: Generated<Date>
}

export interface Session {
  id: string
  token_hash: Buffer
  person_id: string
  client: string
  address: string
  user_agent: string
  created_at: Generated<Date>
  last_used_at: Generated<Date>
  ended_at: Generated<Date | null>
  used_before_at: Generated<Date | null>
}

export interface Shift {
  id: string
  branch_id: string
  name: string
  starts_at: number
  ends_at: number
  break_minutes: number
  days: number[]
  active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<Date>
}

export interface ShiftAssignment {
  person_id: string
  branch_id: string
  from_day: string
  shift_id: Generated<string | null>
  written_at: Generated<Date>
  starts_at: Generated<number | null>
  ends_at: Generated<number | null>
  break_minutes: Generated<number | null>
  days: Generated<number[] | null>
}

export interface SignInFailure {
  id: string
  account: Buffer
  at: Date
}

export interface Tables {
  announcement: Announcement
  announcement_reading: AnnouncementReading
  attendance: Attendance
  attendance_import: AttendanceImport
  attendance_import_row: AttendanceImportRow
  audit_entry: AuditEntry
  branch: Branch
  closed_day: ClosedDay
  company: Company
  content_without_file: ContentWithoutFile
  conversation: Conversation
  correction: Correction
  credential: Credential
  department: Department
  designation: Designation
  document: Document
  file: File
  former_clock_number: FormerClockNumber
  former_gate_pin: FormerGatePin
  former_member: FormerMember
  former_shift_hours: FormerShiftHours
  gate: Gate
  gate_pin: GatePin
  gate_punch: GatePunch
  leave: Leave
  mail: Mail
  mail_request: MailRequest
  message: Message
  notification: Notification
  notification_choice: NotificationChoice
  password_reset: PasswordReset
  pay_rate: PayRate
  payslip: Payslip
  people_import: PeopleImport
  people_import_row: PeopleImportRow
  person: Person
  person_detail: PersonDetail
  punch: Punch
  push_device: PushDevice
  push_outbox: PushOutbox
  quota: Quota
  quota_progress: QuotaProgress
  registration: Registration
  secret: Secret
  session: Session
  shift: Shift
  shift_assignment: ShiftAssignment
  sign_in_failure: SignInFailure
}
