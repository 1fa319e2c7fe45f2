import { TextInput } from '@mantine/core'
import { approveAccount, isCompanyWide, type PendingAccount, texts } from '@tahi/contract'
import { Form } from '@tahi/ui/fields/form.tsx'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { useState } from 'react'
import * as z from 'zod'
import { useRefresh } from '../../../platform/calls.ts'
import { BranchSelect } from '../../../platform/choices/branch-select.tsx'
import { DepartmentSelect } from '../../../platform/choices/department-select.tsx'
import { DesignationSelect } from '../../../platform/choices/designation-select.tsx'
import { inDepartment } from '../../../platform/choices/in-department.ts'
import { showFailedSave } from '../../../platform/forms/save-words.ts'
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import { client } from '../../../platform/session/session.ts'
import { changedByPending } from '../shows.ts'
import classes from './decision.module.css'
import { nowhere, type Place } from './place.ts'
import { Who } from './who.tsx'

const { fields } = texts.employees
const sent = approveAccount.body.shape

type ApproveFormProps = {
  account: PendingAccount
  /** The place that the previous account was given. */
  place: Place
  onApproved: (place: Place) => void
  onCancel: () => void
}

/** Approves a pending account: the name, and an employee's place of work (D2 Registration). */
export function ApproveForm({ account, place, onApproved, onCancel }: ApproveFormProps) {
  const user = useCurrentUser()
  const refresh = useRefresh(changedByPending)
  const isEmployee = account.role === 'user'
  const choosesBranch = isEmployee && isCompanyWide(user.role)
  const [schema] = useState(() =>
    z.object({
      userId: sent.userId,
      firstName: sent.firstName,
      lastName: sent.lastName,
      branchId: choosesBranch ? z.string().min(1, texts.person.branchNeeded) : z.string(),
    }),
  )
  const form = useDraftForm(
    `pending:${account._id}`,
    { userId: account.userId, firstName: '', lastName: '', ...(isEmployee ? place : nowhere) },
    schema,
  )
  const { branchId, departmentId, designationId } = form.values
  const [error, setError] = useState<string>()

  const approve = async () => {
    setError(undefined)
    if (form.validate().hasErrors) return
    try {
      const { userId, firstName, lastName } = form.values
      const where = {
        branchId: branchId || null,
        departmentId: departmentId || null,
        designationId: designationId || null,
      }
      await client.send(approveAccount, { body: { _id: account._id, userId, firstName, lastName, ...where } })
    } catch (failure) {
      setError(showFailedSave(failure, form.showErrors))
      return
    }
    form.settle()
    toast.success(texts.pendingAccounts.approved)
    await refresh()
    onApproved(isEmployee ? { branchId, departmentId, designationId } : place)
  }

  return (
    <Form onSubmit={approve} submitLabel={texts.pendingAccounts.approve} onCancel={onCancel} error={error}>
      <Who account={account} />
      <div className={classes.fields}>
        <TextInput
          label={fields.firstName}
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('firstName')}
        />
        <TextInput label={fields.lastName} autoComplete="off" {...form.getInputProps('lastName')} />
        <TextInput
          label={fields.userId}
          autoComplete="off"
          autoCapitalize="characters"
          {...form.getInputProps('userId')}
          error={form.errors.userId ?? takenSentence(account, form.values.userId)}
        />
        {choosesBranch && (
          <BranchSelect
            label={fields.branchId}
            value={branchId || undefined}
            onChange={(next) => form.setFieldValue('branchId', next)}
            error={form.errors.branchId}
          />
        )}
        {isEmployee && (
          <>
            <DepartmentSelect
              value={departmentId}
              onChange={(next) => form.setValues(inDepartment(next, form.opened))}
              error={form.errors.departmentId}
            />
            <DesignationSelect
              departmentId={departmentId}
              value={designationId}
              onChange={(next) => form.setFieldValue('designationId', next)}
              error={form.errors.designationId}
            />
          </>
        )}
      </div>
    </Form>
  )
}

/** Says at once that the user ID is taken, until another one is typed. */
const takenSentence = ({ userId, userIdTaken }: PendingAccount, typed: string): string | undefined =>
  userIdTaken && typed.trim().toLowerCase() === userId.toLowerCase()
    ? texts.pendingAccounts.userIdTaken
    : undefined
