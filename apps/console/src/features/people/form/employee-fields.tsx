import type { PersonRecord } from '@tahi/contract'
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
  /** The stored record; none while a person is added: e-mail and user ID can be typed only then. */
  saved?: PersonRecord
  maySetRates: boolean
  firstNameRef?: Ref<HTMLInputElement>
  /** The earlier rates, shown under the pay fields. */
  rateHistory?: ReactNode
}

/** The fields of the employee form in the order of W2; head office has no payroll section but for days in a branch before. */
export function EmployeeFields(props: EmployeeFieldsProps) {
  const { form, saved, maySetRates, firstNameRef, rateHistory } = props
  return (
    <>
      <PlaceFields form={form} saved={saved} />
      <PersonFields form={form} adding={!saved} firstNameRef={firstNameRef} />
      <AddressFields form={form} />
      {hasPay(form.values) && (
        <PayFields form={form} locked={!maySetRates}>
          {rateHistory}
        </PayFields>
      )}
    </>
  )
}
