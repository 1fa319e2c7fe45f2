import type { ReactNode, Ref } from 'react'
import type { DraftForm } from '../../../platform/forms/use-draft-form.ts'
import { AddressFields } from './address-fields.tsx'
import { PayFields } from './pay-fields.tsx'
import { PersonFields } from './person-fields.tsx'
import type { PersonValues } from './person-values.ts'
import { hasPay } from './person-values.ts'
import { PlaceFields } from './place-fields.tsx'

type EmployeeFieldsProps = {
  form: DraftForm<PersonValues>
  /** Whether the form adds a person: e-mail and user ID can be typed only then. */
  adding?: boolean
  maySetRates: boolean
  firstNameRef?: Ref<HTMLInputElement>
  /** The earlier rates, shown under the pay fields. */
  rateHistory?: ReactNode
}

/** The fields of the employee form in the order of W2; head office has no payroll section but for days in a branch before. */
export function EmployeeFields(props: EmployeeFieldsProps) {
  const { form, adding = false, maySetRates, firstNameRef, rateHistory } = props
  return (
    <>
      <PlaceFields form={form} adding={adding} />
      <PersonFields form={form} adding={adding} firstNameRef={firstNameRef} />
      <AddressFields form={form} />
      {hasPay(form.values) && (
        <PayFields form={form} locked={!maySetRates}>
          {rateHistory}
        </PayFields>
      )}
    </>
  )
}
