import { type PersonRecord, screens, texts } from '@tahi/contract'
import { fullName } from '@tahi/domain'
import { StatusBadge } from '@tahi/ui/charts/status-badge.tsx'
import { Form } from '@tahi/ui/fields/form.tsx'
import { useFormSaving } from '@tahi/ui/fields/form-saving.ts'
import { HeldFields } from '@tahi/ui/fields/held-fields.tsx'
import { InfoNotice } from '@tahi/ui/page/info-notice.tsx'
import { useLeaveAfterSave } from '../../../platform/forms/after-save.ts'
import { FormPage } from '../../../platform/forms/form-page.tsx'
import { useCancel } from '../../../platform/forms/use-cancel.ts'
import { AccountButtons } from './account-buttons.tsx'
import { AvatarCard } from './avatar-card.tsx'
import { AvatarField } from './avatar-field.tsx'
import { EmployeeFields } from './employee-fields.tsx'
import { PersonHistorySection } from './person-history-section.tsx'
import { PersonVersions } from './person-versions.tsx'
import { placeWords } from './place-words.ts'
import { RateHistory } from './rate-history.tsx'
import { useRecordForm } from './use-record-form.ts'
import { useRemoveRate } from './use-remove-rate.ts'

/** The form of a person's record, editable as far as its `can` allows (W2 Employee form). */
export function EditEmployee({ record }: { record: PersonRecord }) {
  const cancel = useCancel(screens.employees.path)
  const { leave, leaving } = useLeaveAfterSave(screens.employees.path)
  const edit = useRecordForm('person', record)
  const { form, saved, stale } = edit
  const saving = useFormSaving()
  const removeRate = useRemoveRate(saved, edit)
  const maySetRates = saved.can.includes('setRates')

  const save = async () => {
    if (!leaving && (await edit.save())) await leave()
  }

  return (
    <FormPage
      list="employees"
      layout="withPicture"
      title={fullName(saved)}
      subtitle={placeWords(saved)}
      step={texts.actions.edit}
      beside={
        <AvatarCard>
          <HeldFields held={saving.busy}>
            <AvatarField name={fullName(saved)} form={form} />
          </HeldFields>
          <StatusBadge
            tone={saved.status ? 'good' : 'neutral'}
            label={saved.status ? texts.choices.active : texts.choices.deactivated}
          />
        </AvatarCard>
      }
    >
      <Form
        onSubmit={save}
        submitLabel={texts.employees.save}
        error={edit.error}
        onCancel={cancel}
        saving={saving}
        aside={<AccountButtons edit={edit} busy={leaving} onDeactivated={leave} />}
      >
        {!saved.status && (
          <InfoNotice title={texts.choices.deactivated}>{texts.employeeAccount.isDeactivated}</InfoNotice>
        )}
        {stale && <PersonVersions saved={saved} stale={stale} onSettle={edit.settleStale} />}
        <EmployeeFields
          form={form}
          saved={saved}
          maySetRates={maySetRates}
          rateHistory={<RateHistory record={saved} {...(maySetRates && { onRemove: removeRate })} />}
        />
      </Form>
      <PersonHistorySection record={saved} />
    </FormPage>
  )
}
