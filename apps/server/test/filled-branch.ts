import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { TestServer } from './server.ts'

export interface Filled {
  branch: string
  /** The visible code of its employee. */
  code: string
  /** One record of every kind. */
  ids: Record<
    | 'branch'
    | 'person'
    | 'peopleImport'
    | 'attendance'
    | 'punch'
    | 'payslip'
    | 'shift'
    | 'import'
    | 'quota'
    | 'progress'
    | 'leave'
    | 'correction'
    | 'document'
    | 'notification'
    | 'pushDevice'
    | 'announcement'
    | 'message'
    | 'gate',
    string
  >
}

/** A branch with at least one row in every table that has branches; `mark` stands in all its texts. */
export async function fillBranch(tahi: TestServer, mark: string): Promise<Filled> {
  const branch = await tahi.addBranch(`${mark} ${randomUUID()}`)
  const code = `${mark}-${randomUUID().slice(0, 8)}`
  const person = await tahi.addPerson('user', branch, { code, firstName: mark, lastName: mark })
  const keeper = await tahi.addPerson('manager', branch, { firstName: mark, lastName: mark })
  await tahi.addRate(person, '2026-01-01', 50_000, 7_800)
  const [shift, file, attendance, payslip] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  const [department, designation, quota, progress] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  const [leave, correction, peopleImport, announcement] = [
    randomUUID(),
    randomUUID(),
    randomUUID(),
    randomUUID(),
  ]
  const [notification, pushDevice, punch] = [randomUUID(), randomUUID(), randomUUID()]
  const [gate, gatePunch] = [randomUUID(), randomUUID()]
  const [uploaded, document, conversation, message] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  await tahi.database.asOwner(async (queries) => {
    await sql`
      insert into shift (id, branch_id, name, starts_at, ends_at, break_minutes, days)
      values (${shift}, ${branch}, ${mark}, 360, 900, 60, '{1,2,3,4,5}')`.execute(queries)
    await sql`
      insert into shift_assignment (person_id, branch_id, from_day, shift_id)
      values (${person.id}, ${branch}, '2026-01-01', ${shift})`.execute(queries)
    await sql`
      insert into attendance (id, branch_id, person_id, day, time_in, time_out, recorded_status)
      values (${attendance}, ${branch}, ${person.id}, '2026-11-02', 420, 1020, 'pending')`.execute(queries)
    await sql`
      insert into punch (id, branch_id, person_id, kind, believed_at, day, phone_time, sent_at, set_back_ms,
        received_at, clock_difference_s, doubts, outcome, attendance_id)
      values (${punch}, ${branch}, ${person.id}, 'in', '2026-11-02', '2026-11-02', '2026-11-02', '2026-11-02', 0,
        '2026-11-02', 0, '{}', 'recorded', ${attendance})`.execute(queries)
    await sql`
      insert into attendance_import (id, branch_id, created_by, file_name, state)
      values (${file}, ${branch}, ${person.id}, ${mark}, 'ready')`.execute(queries)
    await sql`
      insert into attendance_import_row (import_id, branch_id, line, code, person_id, day, time_in, outcome, raw)
      values (${file}, ${branch}, 2, ${code}, ${person.id}, '2026-11-03', 420, 'good', array[${mark}])`.execute(
      queries,
    )
    await sql`
      insert into people_import (id, created_by, file_name, state)
      values (${peopleImport}, ${person.id}, ${mark}, 'ready')`.execute(queries)
    await sql`
      insert into people_import_row (import_id, created_by, line, code, name, outcome, cells, changes, problems, raw)
      values (${peopleImport}, ${person.id}, 2, ${code}, ${mark}, 'unchanged', '{}', '[]', '[]', array[${mark}])`.execute(
      queries,
    )
    await sql`
      insert into former_member (branch_id, person_id, left_on)
      values (${branch}, ${person.id}, '2026-01-01')`.execute(queries)
    await sql`
      insert into file (id, uploaded_by, name, type, bytes)
      values (${uploaded}, ${person.id}, ${mark}, 'image/png', 1)`.execute(queries)
    await sql`
      insert into document (id, branch_id, posted_by, poster_name, title, file_type, file_id, file_name, media_type,
        bytes)
      values (${document}, ${branch}, ${person.id}, ${mark}, ${mark}, 'Image', ${uploaded}, ${mark}, 'image/png',
        1)`.execute(queries)
    await sql`
      insert into content_without_file (id, uploaded_by, due_at)
      values (${randomUUID()}, ${person.id}, '2027-01-01')`.execute(queries)
    await sql`insert into department (id, name) values (${department}, ${department})`.execute(queries)
    await sql`
      insert into designation (id, department_id, name) values (${designation}, ${department}, ${designation})`.execute(
      queries,
    )
    await sql`
      insert into quota (id, branch_id, department_id, designation_id, style_name, target, day)
      values (${quota}, ${branch}, ${department}, ${designation}, ${mark}, 100, '2026-11-18')`.execute(
      queries,
    )
    await sql`
      insert into quota_progress (id, branch_id, quota_id, person_id, amount, reported_by, reported_by_name)
      values (${progress}, ${branch}, ${quota}, ${person.id}, 40, ${person.id}, ${mark})`.execute(queries)
    await sql`
      insert into leave (id, branch_id, person_id, leave_type, first_day, last_day, details, created_by)
      values (${leave}, ${branch}, ${person.id}, 'Sick', '2026-11-03', '2026-11-04', ${mark}, ${person.id})`.execute(
      queries,
    )
    await sql`
      insert into correction (id, branch_id, person_id, day, time_in, time_out, reason)
      values (${correction}, ${branch}, ${person.id}, '2026-11-02', 420, 960, ${mark})`.execute(queries)
    await sql`
      insert into announcement (id, branch_id, posted_by, poster_name, title, description, first_day, last_day)
      values (${announcement}, ${branch}, ${person.id}, ${mark}, ${mark}, ${mark}, '2026-11-03', '2026-11-20')`.execute(
      queries,
    )
    await sql`
      insert into announcement_reading (announcement_id, person_id, branch_id)
      values (${announcement}, ${person.id}, ${branch})`.execute(queries)
    await sql`
      insert into conversation (id, one_id, other_id, messages, last_at)
      values (${conversation}, least(${person.id}::uuid, ${keeper.id}), greatest(${person.id}::uuid, ${keeper.id}), 1,
        '2026-11-03')`.execute(queries)
    await sql`
      insert into message (id, conversation_id, position, branch_id, sender_id, recipient_id, text, sent_at)
      values (${message}, ${conversation}, 1, ${branch}, ${person.id}, ${keeper.id}, ${mark}, '2026-11-03')`.execute(
      queries,
    )
    await sql`
      insert into notification (id, person_id, kind, title, message, in_bell, created_at)
      values (${notification}, ${person.id}, 'note', ${mark}, ${mark}, true, now())`.execute(queries)
    await sql`
      insert into notification_choice (person_id, kind, bell, push) values (${person.id}, 'message', true, true)`.execute(
      queries,
    )
    await sql`
      insert into push_device (id, person_id, endpoint, p256dh, auth, name, created_at)
      values (${pushDevice}, ${person.id}, ${`https://push.example/${pushDevice}`}, '', '', ${mark}, now())`.execute(
      queries,
    )
    await sql`
      insert into gate (id, branch_id, name, created_by, created_at)
      values (${gate}, ${branch}, ${mark}, ${keeper.id}, now())`.execute(queries)
    await sql`
      insert into gate_pin (person_id, pin_hash, set_at) values (${person.id}, 'none', now())`.execute(
      queries,
    )
    await sql`
      insert into gate_punch (id, branch_id, gate_id, person_id, phone_time, received_at, offline, outcome)
      values (${gatePunch}, ${branch}, ${gate}, ${person.id}, now(), now(), true, 'refused')`.execute(queries)
    await sql`insert into closed_day (branch_id, day) values (${branch}, '2026-11-02')`.execute(queries)
    await sql`
      insert into audit_entry (actor_id, actor_name, address, request_id, action, entity, entity_id, branch_id)
      values (${person.id}, ${mark}, 'test', 'test', 'test', 'attendance', ${attendance}, ${branch})`.execute(
      queries,
    )
    await sql`
      insert into payslip select * from jsonb_populate_record(null::payslip, ${JSON.stringify({
        ...emptyPayslip,
        id: payslip,
        branch_id: branch,
        person_id: person.id,
        created_by: person.id,
      })}::jsonb)`.execute(queries)
  })
  return {
    branch,
    code,
    ids: {
      branch,
      person: person.id,
      attendance,
      punch,
      payslip,
      shift,
      import: file,
      quota,
      progress,
      leave,
      correction,
      announcement,
      notification,
      pushDevice,
      peopleImport,
      document,
      message,
      gate,
    },
  }
}

const none = {
  daily_rate: 0,
  overtime_rate: 0,
  regular_days: 0,
  regular_hours: 0,
  overtime_hours: 0,
  total_regular_pay: 0,
  total_overtime_pay: 0,
  gross_pay: 0,
  philhealth: 0,
  pagibig: 0,
  sss: 0,
  tax: 0,
  total_deductions: 0,
  net_pay: 0,
}

const emptyPayslip = {
  ...none,
  period_start: '2026-10-01',
  period_end: '2026-10-15',
  pay_date: '2026-10-15',
  payment_method: 'cash',
  status: 'pending',
  policy_name: 'Flat',
  policy_version: 1,
  rates: [],
  regular_parts: [],
  overtime_parts: [],
  days: [],
  warnings: [],
  active: true,
  version: 1,
  created_at: '2026-10-15T00:00:00Z',
}
