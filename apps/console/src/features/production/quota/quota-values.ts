import { newId } from '@tahi/client/new-id'
import { createQuota, day, type Quota, texts } from '@tahi/contract'
import * as z from 'zod'

/** A quota's form values; '' and 0 for those not chosen yet. */
export type QuotaValues = {
  _id: string
  /** The version that was read; 0 for a new one. */
  version: number
  branchId: string
  departmentId: string
  designationId: string
  styleName: string
  target: number
  date: string
}

/** The id is created once and sent with every retry, so that retries create no second quota (D1). */
export const newValues = (branchId: string, today: string): QuotaValues => ({
  _id: newId(),
  version: 0,
  branchId,
  departmentId: '',
  designationId: '',
  styleName: '',
  target: 0,
  date: today,
})

/** The values for another quota of the same style and day: only the designation and the id differ. */
export const nextValues = (values: QuotaValues): QuotaValues => ({
  ...values,
  _id: newId(),
  version: 0,
  designationId: '',
})

export const valuesOf = (quota: Quota): QuotaValues => ({
  _id: quota._id,
  version: quota.version,
  branchId: quota.branchId,
  departmentId: quota.departmentId,
  designationId: quota.designationId,
  styleName: quota.styleName,
  target: quota.target,
  date: quota.date,
})

const { styleName, target } = createQuota.body.shape

/** The contract's fields; the form requires all of them. */
export const quotaForm = createQuota.body.omit({ version: true }).extend({
  branchId: z.uuid(texts.choose.branch),
  departmentId: z.uuid(texts.choose.department),
  designationId: z.uuid(texts.choose.designation),
  styleName: styleName.unwrap(),
  target: target.unwrap(),
  date: day,
})
