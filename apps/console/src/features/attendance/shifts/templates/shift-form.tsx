import { TextInput } from '@mantine/core'
import { type Shift, texts } from '@tahi/contract'
import { Dialog } from '@tahi/ui/dialog/dialog.tsx'
import { Form } from '@tahi/ui/fields/form.tsx'
import { NumberField } from '@tahi/ui/fields/number-field.tsx'
import { TimeField } from '@tahi/ui/fields/time-field.tsx'
import { BranchSelect } from '../../../../platform/choices/branch-select.tsx'
import { fieldProps } from '../../../../platform/forms/field-props.ts'
import { StaleNotice } from '../../../../platform/stale/stale-notice.tsx'
import { DaysField } from './days-field.tsx'
import classes from './shift-form.module.css'
import { shiftVersions } from './shift-values.ts'
import { useShiftForm } from './use-shift-form.ts'

type ShiftFormProps = {
  /** The shift to change; undefined for a new one. */
  shift: Shift | undefined
  /** The branch of a new shift; undefined lets the user choose it. */
  branchId: string | undefined
  onClose: () => void
}

const words = texts.shiftForm

/** Adds or changes a shift (D3 Shifts). */
export default function ShiftForm({ shift, branchId, onClose }: ShiftFormProps) {
  const dialog = useShiftForm(shift, branchId ?? '', onClose)
  const { form, save, cancel, saved, error, stale, settleStale } = dialog
  return (
    <Dialog title={shift ? texts.shift.formTitle : texts.shift.add} onClose={cancel} size="lg">
      <Form onSubmit={save} onCancel={cancel} error={error} readOnly={saved}>
        {stale && <StaleNotice versions={shiftVersions(stale.states)} onSettle={settleStale} />}
        {!shift && branchId === undefined && (
          <BranchSelect
            value={form.values.branchId || undefined}
            onChange={(branch) => form.setFieldValue('branchId', branch)}
            error={form.errors.branchId}
          />
        )}
        <TextInput
          label={texts.columns.name}
          placeholder={words.nameExample}
          required
          data-autofocus
          {...form.getInputProps('name')}
        />
        <div className={classes.hours}>
          <TimeField label={words.start} required {...fieldProps(form, 'start')} />
          <TimeField label={words.end} required {...fieldProps(form, 'end')} />
          <NumberField label={words.break} suffix={` ${words.unit}`} {...fieldProps(form, 'breakMinutes')} />
        </div>
        <DaysField {...fieldProps(form, 'days')} />
        {shift && <p className={classes.hint}>{words.changedHours}</p>}
      </Form>
    </Dialog>
  )
}
