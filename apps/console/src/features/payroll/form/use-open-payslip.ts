import { type ExplainedPayslip, readPayslip } from '@tahi/contract'
import { useEffect, useState } from 'react'
import { useAddress } from '../../../platform/address.ts'
import { showFailure } from '../../../platform/calls.ts'
import { useCompany } from '../../../platform/company.ts'
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts'
import { client } from '../../../platform/session/session.ts'
import type { Whose } from '../../../platform/stale/rebase.ts'
import { readFormAddress } from '../address.ts'
import { useRemovePayslip } from '../use-remove-payslip.ts'
import { newDraft, newValues, type PayslipValues, payslipForm, valuesOf } from './payslip-values.ts'
import { useFigures } from './use-figures.ts'
import { usePayslipAsItIs } from './use-payslip-as-it-is.ts'
import { useSavePayslip } from './use-save-payslip.ts'

/**
 * A payslip in its form: what was typed, the payslip as it was last saved, the figures of what is shown, and what can be
 * done with it.
 * @param record null for a new payslip
 */
export function useOpenPayslip(record: ExplainedPayslip | null) {
  const { today } = useCompany()
  const [address] = useAddress(readFormAddress)
  const [saved, setSaved] = useState(record)
  const [initial] = useState(() => (record ? valuesOf(record) : newValues(address, today)))
  const form = useDraftForm<PayslipValues>(
    `payslip:${record?._id ?? newDraft(address)}`,
    initial,
    payslipForm,
  )
  const figures = useFigures(form.values, saved)
  const saving = useSavePayslip(form, figures)

  const outOfHands = saved?.outOfHands ?? null
  const readOnly = saved?.status === 'paid' || outOfHands !== null
  // Values typed before somebody else paid the payslip can no longer be saved, and must not be printed.
  const isOutdated = readOnly && form.isDirty()
  useEffect(() => {
    if (isOutdated && saved) form.goOnFrom(valuesOf(saved))
  })

  const takeSaved = (next: ExplainedPayslip) => {
    setSaved(next)
    form.goOnFrom(valuesOf(next))
  }

  /** Shows what somebody else saved. A draft stays on its version, so that its save shows both. */
  const showNewer = (next: ExplainedPayslip) => (form.isDirty() ? setSaved(next) : takeSaved(next))

  const [isRemoving, setRemoving] = useState(false)
  const gone = usePayslipAsItIs(saved, !form.isDirty() && !saving.stale && !isRemoving, takeSaved)

  const takeRecomputed = (next: ExplainedPayslip) => {
    // A draft of an older version is no draft of what was recomputed.
    if (form.opened.version === saved?.version) form.goOnFrom(valuesOf(next), 'mine')
    setSaved(next)
  }

  /** Reads the payslip as it is now; a failure is shown. */
  const readNow = async (id: string, take: (now: ExplainedPayslip) => void) => {
    try {
      take((await client.send(readPayslip, { params: { id } })).data)
    } catch (failure) {
      showFailure(failure)
    }
  }

  const removePayslip = useRemovePayslip((id) => readNow(id, showNewer))
  const remove = async (payslip: ExplainedPayslip) => {
    // It is not asked for again when the removal itself is news.
    setRemoving(true)
    if (await removePayslip(payslip)) saving.leave()
    else setRemoving(false)
  }

  /** Continues from the version that somebody else saved in between, with its days. */
  const settle = (id: string, whose: Whose) =>
    readNow(id, (now) => {
      setSaved(now)
      saving.settleStale(whose)
    })

  return {
    form,
    saved,
    figures,
    saving,
    outOfHands,
    readOnly,
    gone,
    takeSaved,
    takeRecomputed,
    showNewer,
    remove,
    settle,
  }
}
