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
      decided_by_name:
        correction.decidedBy && `${correction.decidedBy.firstName} ${correction.decidedBy.lastName}`,
      decided_at: correction.decidedAt,
      version: correction.state === 'requested' ? 1 : 2,
      created_at: correction.askedAt,
    }
}
