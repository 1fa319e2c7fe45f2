import { fullName } from '@tahi/domain'
import type { World } from '@tahi/world'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/connection.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Tables } from '../../platform/database/tables.gen.ts'
import { attendanceRows, correctionRows, punchRows } from './attendance-rows.ts'
import { insertRows } from './insert-rows.ts'
import { conversationRows, messageRows } from './message-rows.ts'
import { payslipRow } from './payslip-row.ts'
import { personRows } from './person-rows.ts'

export interface Loading {
  /** The hash of the password that all accounts share; nobody has to change it (D8). */
  readonly passwordHash: string
  /** Called after every batch. */
  readonly onProgress?: (table: keyof Tables, rows: number) => void
}

/**
 * Loads a world into an empty database, all or nothing, and runs `analyze`. Index-only scans are only fast after a
 * vacuum, which cannot run in a transaction: measure after `vacuum analyze`.
 */
export const loadWorld = (database: Database, world: World, loading: Loading): Promise<void> =>
  database.asOwner((queries) => writeWorld(queries, world, loading))

/** Like `loadWorld`, within a transaction of the owner. */
export async function writeWorld(
  queries: Queries,
  world: World,
  { passwordHash, onProgress }: Loading,
): Promise<void> {
  const write = <Table extends keyof Tables>(
    table: Table,
    rows: Parameters<typeof insertRows<Table>>[2],
    batch?: number,
  ) =>
    insertRows(queries, table, rows, {
      ...(batch !== undefined && { batch }),
      onBatch: (written) => onProgress?.(table, written),
    })

  await write('company', [companyRow(world)])
  await write(
    'branch',
    world.branches.map((branch) => ({ ...branch, created_at: world.foundedAt })),
  )
  await write('department', world.departments)
  await write(
    'designation',
    world.designations.map(({ id, departmentId, name }) => ({ id, department_id: departmentId, name })),
  )
  const people = personRows(world.people, passwordHash)
  await write('person', people.persons)
  await write('person_detail', people.details)
  await write('credential', people.credentials)
  await write('pay_rate', payRateRows(world))
  await write('shift', shiftRows(world))
  await write('shift_assignment', assignmentRows(world))
  await write(
    'closed_day',
    world.closedDays.map(({ branchId, day }) => ({ branch_id: branchId, day })),
  )
  await write('leave', leaveRows(world))
  await write('attendance', attendanceRows(world))
  await write('correction', correctionRows(world))
  await write('punch', punchRows(world))
  await write('quota', quotaRows(world))
  await write('quota_progress', quotaProgressRows(world))
  await write('announcement', announcementRows(world))
  await write('announcement_reading', announcementReadingRows(world))
  await write('file', fileRows(world))
  await write('document', documentRows(world))
  await write('conversation', conversationRows(world))
  await write('message', messageRows(world))
  // Each payslip contains its days, a few kilobytes.
  await write('payslip', payslipRows(world), 200)
  await sql`analyze`.execute(queries)
}

const companyRow = ({ company: { name, province, address, phone, email, ...company } }: World) => ({
  name,
  name_lines: [...company.nameLines],
  province,
  hero_title: company.heroTitle,
  hero_text: company.heroText,
  about_title: company.aboutTitle,
  about_text: company.aboutText,
  address,
  phone,
  email,
  time_zone: company.timeZone,
  demo: true,
})

const payRateRows = ({ payRates }: World) =>
  payRates.map(({ personId, branchId, from, dailyRate, overtimeRate }) => ({
    person_id: personId,
    branch_id: branchId,
    effective_from: from,
    daily_rate: dailyRate,
    overtime_rate: overtimeRate,
  }))

const shiftRows = ({ shifts }: World) =>
  shifts.map(({ id, branchId, name, start, end, breakMinutes, days }) => ({
    id,
    branch_id: branchId,
    name,
    starts_at: start,
    ends_at: end,
    break_minutes: breakMinutes,
    days: [...days],
  }))

const assignmentRows = ({ shiftAssignments }: World) =>
  shiftAssignments.map(({ personId, branchId, from, shift }) => ({
    person_id: personId,
    branch_id: branchId,
    from_day: from,
    shift_id: shift.id,
  }))

const leaveRows = ({ leaves }: World) =>
  leaves.map((leave) => ({
    id: leave.id,
    branch_id: leave.branchId,
    person_id: leave.personId,
    leave_type: leave.leaveType,
    first_day: leave.from,
    last_day: leave.to,
    state: leave.state,
    details: leave.details,
    decided_by_name: leave.decidedBy,
    decided_at: leave.decidedAt,
    created_by: leave.personId,
    created_at: leave.askedAt,
  }))

const quotaRows = ({ quotas }: World) =>
  quotas.map((quota) => ({
    id: quota.id,
    branch_id: quota.branchId,
    department_id: quota.departmentId,
    designation_id: quota.designationId,
    style_name: quota.styleName,
    target: quota.target,
    day: quota.day,
    active: true,
    version: 1,
    created_at: quota.createdAt,
  }))

function* quotaProgressRows(world: World) {
  for (const {
    id,
    branchId,
    quotaId,
    personId,
    pieces,
    reason,
    reportedBy,
    createdAt,
  } of world.quotaProgress())
    yield {
      id,
      branch_id: branchId,
      quota_id: quotaId,
      person_id: personId,
      amount: pieces,
      reason,
      reported_by: reportedBy.id,
      reported_by_name: fullName(reportedBy),
      created_at: createdAt,
    }
}

const announcementRows = ({ announcements }: World) =>
  announcements.map((announcement) => ({
    id: announcement.id,
    branch_id: announcement.branchId,
    posted_by: announcement.postedBy.id,
    poster_name: fullName(announcement.postedBy),
    title: announcement.title,
    description: announcement.description,
    first_day: announcement.from,
    last_day: announcement.to,
    active: true,
    version: 1,
    created_at: announcement.createdAt,
  }))

const announcementReadingRows = ({ announcementReadings }: World) =>
  announcementReadings.map(({ announcementId, personId, branchId, readAt }) => ({
    announcement_id: announcementId,
    person_id: personId,
    branch_id: branchId,
    read_at: readAt,
  }))

const fileRows = ({ documents }: World) =>
  documents.map(({ file, postedBy, createdAt, content }) => ({
    id: file.id,
    uploaded_by: postedBy.id,
    name: file.name,
    type: file.mediaType,
    bytes: content().length,
    created_at: createdAt,
  }))

const documentRows = ({ documents }: World) =>
  documents.map(({ postedBy, file, content, ...document }) => ({
    id: document.id,
    branch_id: document.branchId,
    posted_by: postedBy.id,
    poster_name: fullName(postedBy),
    title: document.title,
    description: document.description,
    file_type: document.fileType,
    file_id: file.id,
    file_name: file.name,
    media_type: file.mediaType,
    bytes: content().length,
    active: true,
    version: 1,
    created_at: document.createdAt,
  }))

function* payslipRows(world: World) {
  for (const payslip of world.payslips()) yield payslipRow(payslip)
}
