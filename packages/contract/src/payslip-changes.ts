import * as z from 'zod'
import { call, data } from './call.ts'
import { chosenIds, id, pesos, refused, seen, version } from './fields.ts'
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
    /** Pays only those without days that wait for confirmation or lack a time, which a list does not show. */
    withoutWaitingDays: z.boolean().optional(),
    asComputed,
  }),
  reply: data(
    z.object({
      marked: z.int(),
      /**
       * Left as they are, because they were not to be paid as computed: they would come to another sum by now, or HR should
       * look at a day that needed no look then; with `withoutWaitingDays` also those with days that wait.
       */
      outdated: z.object({
        ids: z.array(id),
        /** How many of them would come to another sum. */
        withOtherSum: z.int(),
        /** How many of them have days that wait for confirmation or lack a time. */
        withWaitingDays: z.int(),
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
  body: z.object({ _id: id, version: version.optional() }),
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

/** Payslips of a list; with `preview` the call says what it would do, and does nothing. */
const chosen = z.object({
  ids: chosenIds,
  preview: z.boolean().optional(),
})

export const recomputePayslips = call({
  method: 'POST',
  path: '/api/leave/salary/recompute-many',
  summary: 'Computes pending payslips anew; says which changed, and which could not be computed',
  allow: recordKeepers,
  body: chosen,
  reply: data(
    z.object({
      /** Those that changed; the others are as they were. */
      recomputed: z.array(id),
      unchanged: z.int(),
      /** Of all, how many have days that wait for confirmation or lack a time. */
      withWaitingDays: z.int(),
      /** Of those that changed. */
      netPayBefore: pesos,
      netPayAfter: pesos,
      refused,
    }),
  ),
})

export const removePayslips = call({
  method: 'POST',
  path: '/api/leave/salary/remove-many',
  summary: 'Removes pending payslips, which the database keeps; says which could not be removed',
  allow: recordKeepers,
  body: chosen,
  reply: data(z.object({ removed: z.array(id), netPay: pesos, refused })),
})
