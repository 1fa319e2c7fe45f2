import { createPayslip, type ExplainedPayslip, type PayslipPreview, texts } from '@tahi/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { company } from '../../../../test/company.ts'
import * as calls from '../../../platform/calls.ts'
import * as companies from '../../../platform/company.ts'
import type { DraftForm } from '../../../platform/forms/use-draft-form.ts'
import * as records from '../../../platform/forms/use-save-record.ts'
import type { PayslipValues } from './payslip-values.ts'

// The session adds listeners to it as soon as it is loaded.
vi.stubGlobal('document', { addEventListener: () => {} })
const { client } = await import('../../../platform/session/session.ts')
const { useSavePayslip } = await import('./use-save-payslip.ts')

const values: PayslipValues = {
  _id: 'slip',
  version: 0,
  employeeId: 'ana',
  date: '2026-11-01',
  endDate: '2026-11-15',
  payDate: '2026-11-18',
  status: 'pending',
}
const warnings = [{ code: 'pending_days' as const, days: ['2026-11-12'] }]
const preview = { netPay: 478.37, warnings } as PayslipPreview
const setFieldError = vi.fn()

type Saving = Parameters<typeof records.useSaveRecord<PayslipValues, ExplainedPayslip>>[0]
type Figures = Parameters<typeof useSavePayslip>[1]

/** How the form would be checked and sent while its figures are so. */
function savingOf(status: PayslipValues['status'], figures: Partial<Figures>): Saving {
  let saving: Saving | undefined
  vi.spyOn(records, 'useSaveRecord').mockImplementation((given) => {
    saving = given as never
    return {} as never
  })
  const form = { values: { ...values, status }, validate: () => ({ hasErrors: false }), setFieldError }
  const known: Figures = {
    isCurrent: true,
    explained: preview,
    computed: preview,
    compute: async () => preview,
    ...figures,
  }
  function Form() {
    useSavePayslip(form as unknown as DraftForm<PayslipValues>, known)
    return null
  }
  renderToStaticMarkup(<Form />)
  if (!saving) throw new Error('Nothing was rendered')
  return saving
}

const sent = () => vi.mocked(client.send).mock.calls

beforeEach(() => {
  vi.spyOn(client, 'send').mockResolvedValue({} as never)
  vi.spyOn(companies, 'useCompany').mockReturnValue(company)
  vi.spyOn(calls, 'useRefresh').mockReturnValue(async () => {})
  setFieldError.mockReset()
})
afterEach(() => void vi.restoreAllMocks())

const shown = { shownNetPay: 478.37, shownWarnings: warnings }

test('a payslip is paid with the sum and the warnings that are shown, and not before they are', async () => {
  const early = savingOf('paid', { isCurrent: false, computed: null })
  expect(await early.isReady()).toBe(false)
  expect(setFieldError).toHaveBeenCalledExactlyOnceWith('status', texts.payslipForm.figuresAwaited)
  const ready = savingOf('paid', {})
  expect(await ready.isReady()).toBe(true)
  await ready.send()
  expect(sent()).toEqual([[createPayslip, { body: { ...values, status: 'paid', ...shown } }]])
})

test('a pending payslip waits for its figures, and is not sent without them', async () => {
  const waiting = savingOf('pending', { isCurrent: false, computed: null })
  expect(await waiting.isReady()).toBe(true)
  await waiting.send()
  expect(sent()).toEqual([[createPayslip, { body: { ...values, ...shown } }]])
  vi.mocked(client.send).mockClear()
  const failed = savingOf('pending', {
    isCurrent: false,
    computed: null,
    compute: () => Promise.reject(new Error('No answer')),
  })
  await expect(failed.send()).rejects.toThrow('No answer')
  expect(client.send).not.toHaveBeenCalled()
})

test('a payslip whose period stays as it is saved names no sum, but the warnings that are shown', async () => {
  await savingOf('paid', { computed: null }).send()
  expect(sent()).toEqual([[createPayslip, { body: { ...values, status: 'paid', shownWarnings: warnings } }]])
})
