import { listQuotaEmployees, listQuotaProgress } from '@tahi/contract'
import { addDays } from '@tahi/domain'
import { expect } from 'vitest'
import type { Book } from './book.ts'
import { listsOf } from './lists.ts'

/** A quota's progress is the sum of its entries, and also of its people's totals. */
const progressIsThatOfItsEntries: Book = async (company) => {
  const { tahi, choices, today } = company
  const manager = company.anyManager()
  const period = { from: addDays(today(), -12), to: addDays(today(), 5) }
  const quota = choices.anyOf(await listsOf(company, manager).quotas(period))
  if (!quota) return
  const params = { id: quota._id }
  const entries = (await tahi.call(manager, listQuotaProgress, { params, query: {} })).ok.data
  const people = (await tahi.call(manager, listQuotaEmployees, { params, query: {} })).ok.data
  expect(entries.reduce((sum, { quotaProgress }) => sum + quotaProgress, 0)).toBe(quota.progress)
  expect(entries.length).toBe(quota.entries)
  expect(people.reduce((sum, { progress }) => sum + progress, 0)).toBe(quota.progress)
}

export const productionBooks = [progressIsThatOfItsEntries]
