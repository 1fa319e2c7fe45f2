import { Textarea } from '@mantine/core'
import { type PendingAccount, refuseAccount, texts } from '@tahi/contract'
import { Form } from '@tahi/ui/fields/form.tsx'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { useState } from 'react'
import * as z from 'zod'
import { useRefresh } from '../../../platform/calls.ts'
import { showFailedSave } from '../../../platform/forms/save-words.ts'
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts'
import { client } from '../../../platform/session/session.ts'
import { changedByPending } from '../shows.ts'
import { Who } from './who.tsx'

type RefuseFormProps = { account: PendingAccount; onRefused: () => void; onCancel: () => void }

/** Refuses a pending account; the reason is mailed (D2 Registration). */
export function RefuseForm({ account, onRefused, onCancel }: RefuseFormProps) {
  const refresh = useRefresh(changedByPending)
  const [schema] = useState(() => z.object({ reason: refuseAccount.body.shape.reason }))
  const form = useDraftForm(`pending:refuse:${account._id}`, { reason: '' }, schema)
  const [error, setError] = useState<string>()

  const refuse = async () => {
    setError(undefined)
    if (form.validate().hasErrors) return
    try {
      await client.send(refuseAccount, { body: { _id: account._id, reason: form.values.reason } })
    } catch (failure) {
      setError(showFailedSave(failure, form.showErrors))
      return
    }
    form.settle()
    toast.success(texts.pendingAccounts.refused)
    await refresh()
    onRefused()
  }

  return (
    <Form onSubmit={refuse} submitLabel={texts.pendingAccounts.refuse} onCancel={onCancel} error={error}>
      <Who account={account} />
      <Textarea
        label={texts.columns.reason}
        description={texts.pendingAccountList.reasonHint}
        autosize
        minRows={3}
        data-autofocus
        {...form.getInputProps('reason')}
      />
    </Form>
  )
}
