import * as z from 'zod'
import { call, data } from './call.ts'
import { chosenIds, id, pesos, refused, seen, version } from './fields.ts'
import { limits } from './limits.ts'
import { asComputed, explainedPayslip, payslipStatus } from './payslip.ts'
import { recordKeepers } from './roles.ts'

export const markPayslips = call({
  method: 'POST',
  path: '/api/leave/salary/mark',
  summary: 'Marks payslips paid, or sets them back to pending; says which of the chosen could not be',
  allow: [...recordKeepers, 'act'],
  body: z.object({
    ids: chosenIds,
    status: payslipStatus,
    seen,
    /**
     * Pays only payslips without days that wait for confirmation, lack a time, have a correction request that waits or
     * times that were not recorded, or are late or half, which a list does not show.
     */
    withoutWaitingDays: z.boolean().optional(),
    asComputed,
  }),
  reply: data(
    z.object({
      marked: z.int(),
      /**
       * Left as they are, because `asComputed` was not set: their sum would now differ, or a day now needs HR's
       * attention that did not before. With `withoutWaitingDays`, also payslips with waiting days,
       * correction requests, times that were not recorded, or late or half days.
       */
      outdated: z.object({
        ids: z.array(id),
        /** Those of them that would now have another sum. */
        withOtherSum: z.array(id),
        /** Those of them with days that wait for confirmation or lack a time. */
        withWaitingDays: z.array(id),
        /** Those of them with days whose correction was asked for and waits. */
        withWaitingCorrections: z.array(id),
        /** Those of them with clock-ins or clock-outs that could not be recorded. */
        withUnrecordedTimes: z.array(id),
        /** Those of them with late or half days, which earn nothing. */
        withLateOrHalfDays: z.array(id),
        netPayBefore: pesos,
        netPayAfter: pesos,
      }),
      refused,
    }),
  ),
})

export const recomputePayslip = call({
  method: 'POST',
  path: '/api/leave/salary/recompute',
  summary: "Computes a pending payslip anew from today's attendance and rates",
  allow: recordKeepers,
  body: z.object({
    _id: id,
    version: version.optional(),
    /** In pesos: recomputing fails when it comes to another sum. */
    shownNetPay: pesos.optional(),
  }),
  reply: data(explainedPayslip),
})

export const removePayslip = call({
  method: 'POST',
  path: '/api/leave/salary/remove',
  summary: 'Removes a pending payslip, which the database keeps',
  allow: recordKeepers,
  body: z.object({ _id: id, version: version.optional() }),
  reply: data(z.object({ _id: id })),
})

/** Selected payslips; with `preview` the call only says what it would do. */
const chosen = {
  ids: chosenIds,
  seen,
  preview: z.boolean().optional(),
}

/** The net pay that each payslip has or would have, in pesos. */
const netPays = z.array(z.object({ _id: id, netPay: pesos })).max(limits.largestSelection)

export const recomputePayslips = call({
  method: 'POST',
  path: '/api/leave/salary/recompute-many',
  summary: 'Computes pending payslips anew; says which changed, and which could not be computed',
  allow: recordKeepers,
  body: z.object({
    ...chosen,
    /** The `netPays` of the preview that was shown: a payslip that comes to another sum by now is left alone. */
    shown: netPays.optional(),
  }),
  reply: data(
    z.object({
      /** The payslips that changed; the others are unchanged. */
      recomputed: z.array(id),
      unchanged: z.int(),
      /** How many of all have days that wait for confirmation or lack a time. */
      withWaitingDays: z.int(),
      /** How many of all have days with a correction request that waits. */
      withWaitingCorrections: z.int(),
      /** How many of all have clock-ins or clock-outs that could not be recorded. */
      withUnrecordedTimes: z.int(),
      /** How many of all have late or half days, which earn nothing. */
      withLateOrHalfDays: z.int(),
      /** Of the changed payslips. */
      netPayBefore: pesos,
      netPayAfter: pesos,
      /** Of all, changed or not. */
      netPays,
      refused,
    }),
  ),
})

export const removePayslips = call({
  method: 'POST',
  path: '/api/leave/salary/remove-many',
  summary: 'Removes pending payslips, which the database keeps; says which could not be removed',
  allow: recordKeepers,
  body: z.object(chosen),
  reply: data(z.object({ removed: z.array(id), netPay: pesos, refused })),
})
