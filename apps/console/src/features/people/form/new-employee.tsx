import { useHotkeys } from '@mantine/hooks'
import { addPerson, isCompanyWide, type PersonRecord, type Role, screens, texts } from '@tahi/contract'
import { fullName } from '@tahi/domain'
import { BusyButton } from '@tahi/ui/button/busy-button.tsx'
import { Form } from '@tahi/ui/fields/form.tsx'
import { useFormSaving } from '@tahi/ui/fields/form-saving.ts'
import { HeldFields } from '@tahi/ui/fields/held-fields.tsx'
import { InfoNotice } from '@tahi/ui/page/info-notice.tsx'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { useRef, useState } from 'react'
import { useRefresh } from '../../../platform/calls.ts'
import { BranchFirst } from '../../../platform/choices/branch-first.tsx'
import { useHasNoBranch } from '../../../platform/choices/use-branch-choices.ts'
import { useCompany } from '../../../platform/company.ts'
import { useLeaveAfterSave } from '../../../platform/forms/after-save.ts'
import { FormPage } from '../../../platform/forms/form-page.tsx'
import { inOwnBranch } from '../../../platform/forms/in-own-branch.ts'
import { showFailedSave } from '../../../platform/forms/save-words.ts'
import { useCancel } from '../../../platform/forms/use-cancel.ts'
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import { client } from '../../../platform/session/session.ts'
import { showsPeople } from '../shows.ts'
import { AddedPeople } from './added-people.tsx'
import { AvatarCard } from './avatar-card.tsx'
import { AvatarField } from './avatar-field.tsx'
import { EmployeeFields } from './employee-fields.tsx'
import { additionForm, additionOf } from './person-bodies.ts'
import { newValues, nextValues, type PersonValues } from './person-values.ts'
import { rolesToGive } from './role-choices.ts'

/** Milliseconds for which a new user ID is shown after the save, so that it can be written down. */
const writeDownTime = 10_000

/**
 * Adds one person, or several in a row (D2 New employee).
 * @param access the Account Access to start with, if the user may give it
 */
export function NewEmployee({ access = 'user' }: { access?: Role | undefined }) {
  const { branchId, role } = useCurrentUser()
  const { today } = useCompany()
  const cancel = useCancel(screens.employees.path)
  const { leave, leaving } = useLeaveAfterSave(screens.employees.path)
  const refresh = useRefresh(showsPeople)
  const [initial] = useState(() =>
    newValues(branchId, today, rolesToGive(role).includes(access) ? access : 'user'),
  )
  const form = useDraftForm<PersonValues>('person:new', initial, additionForm(today))
  const [error, setError] = useState<string>()
  const [added, setAdded] = useState<readonly PersonRecord[]>([])
  const noBranch = useHasNoBranch()
  const saving = useFormSaving()
  const firstName = useRef<HTMLInputElement>(null)
  const another = useRef<HTMLButtonElement>(null)

  const send = async (): Promise<PersonRecord | undefined> => {
    setError(undefined)
    if (leaving || !(await form.underWay.ended()) || form.validate().hasErrors) return undefined
    try {
      const { data } = await client.send(addPerson, { body: inOwnBranch(role, additionOf(form.getValues())) })
      form.settle()
      void refresh()
      return data
    } catch (failure) {
      setError(showFailedSave(failure, form.showErrors))
      return undefined
    }
  }

  const save = async () => {
    const person = await send()
    if (!person) return
    toast(texts.employees.added(fullName(person), person.userId), { duration: writeDownTime })
    await leave()
  }

  const saveAndAdd = async () => {
    const person = await send()
    if (!person) return
    toast.success(texts.success)
    setAdded([person, ...added])
    form.goOnFrom(nextValues(form.getValues(), today))
    firstName.current?.focus()
  }
  useHotkeys([['mod+Enter', () => another.current?.click()]], [])

  const { values } = form
  return (
    <FormPage
      list="employees"
      layout="withPicture"
      title={texts.employees.add}
      step={texts.actions.new}
      beside={
        <>
          <AvatarCard>
            <HeldFields held={saving.busy}>
              <AvatarField name={fullName(values)} form={form} />
            </HeldFields>
          </AvatarCard>
          {added.length > 0 && <AddedPeople people={added} />}
        </>
      }
    >
      <Form
        onSubmit={save}
        submitLabel={texts.employees.save}
        error={error}
        onCancel={cancel}
        saving={saving}
        aside={
          <BusyButton
            saves
            ref={another}
            variant="default"
            title={texts.employeeForm.saveAndAddKeys}
            onClick={saveAndAdd}
          >
            {texts.actions.saveAndAdd}
          </BusyButton>
        }
      >
        {noBranch && !isCompanyWide(values.role) && (
          <InfoNotice>
            <BranchFirst />
          </InfoNotice>
        )}
        <EmployeeFields form={form} maySetRates firstNameRef={firstName} />
      </Form>
    </FormPage>
  )
}
