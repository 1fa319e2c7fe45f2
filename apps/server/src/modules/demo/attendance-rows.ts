import { fullName } from '@tahi/domain'
import type { World } from '@tahi/world'

export function* attendanceRows(world: World) {
  for (const { id, branchId, personId, day, timeIn, timeOut, ...record } of world.attendance())
    yield {
      id,
      branch_id: branchId,
      person_id: personId,
      day,
      time_in: timeIn,
      time_out: timeOut,
      recorded_status: record.recordedStatus,
      late_after: record.schedule.lateAfter,
      paid_from: record.schedule.paidFrom,
      paid_until: record.schedule.paidUntil,
      break_minutes: record.schedule.breakMinutes,
      created_at: record.createdAt,
      leave_id: record.leaveId,
      claimed: record.claimed,
    }
}

export function* punchRows(world: World) {
  for (const { id, branchId, personId, kind, day, evidence, judged, ...claim } of world.claims())
    yield {
      id,
      branch_id: branchId,
      person_id: personId,
      kind,
      believed_at: new Date(judged.at),
      day,
      phone_time: new Date(evidence.phoneTime),
      sent_at: new Date(evidence.sentAt),
      since_contact_ms: evidence.sinceContact,
      contact_at: evidence.contactAt === null ? null : new Date(evidence.contactAt),
      set_back_ms: evidence.setBack,
      received_at: new Date(evidence.receivedAt),
      clock_difference_s: Math.round(judged.clockDifference / 1000),
      doubts: [...judged.doubts],
      outcome: claim.outcome,
      reason: claim.reason,
      attendance_id: claim.attendanceId,
    }
}

export function* correctionRows(world: World) {
  for (const correction of world.corrections())
    yield {
      id: correction.id,
      branch_id: correction.branchId,
      person_id: correction.personId,
      day: correction.day,
      time_in: correction.timeIn,
      time_out: correction.timeOut,
      reason: correction.reason,
      state: correction.state,
      answer: correction.answer,
      decided_by_name: correction.decidedBy && fullName(correction.decidedBy),
      decided_at: correction.decidedAt,
      version: correction.state === 'requested' ? 1 : 2,
      created_at: correction.askedAt,
    }
}
