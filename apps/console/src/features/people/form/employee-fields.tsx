import type { UseFormReturnType } from '@mantine/form'
import type { ReactNode, Ref } from 'react'
import { AddressFields } from './address-fields.tsx'
import { PayFields } from './pay-fields.tsx'
import { PersonFields } from './person-fields.tsx'
import type { PersonValues } from './person-values.ts'
import { hasPay } from './person-values.ts'
import { PlaceFields } from './place-fields.tsx'

type EmployeeFieldsProps = {
  form: UseFormReturnType<PersonValues>
  /** E-mail and user ID can be typed now, and never again. */
  adding?: boolean
  maySetRates: boolean
  firstNameRef?: Ref<HTMLInputElement>
  /** The rates so far, under the pay fields. */
  rateHistory?: ReactNode
}

/** The fields of the employee form in the order of W2; head office has no payroll block. */
export function EmployeeFields(props: EmployeeFieldsProps) {
  const { form, adding = false, maySetRates, firstNameRef, rateHistory } = props
  return (
    <>
      <PlaceFields form={form} />
      <PersonFields form={form} adding={adding} firstNameRef={firstNameRef} />
      <AddressFields form={form} />
      {hasPay(form.values.role) && (
        <PayFields form={form} locked={!maySetRates}>
          {rateHistory}
        </PayFields>
      )}
    </>
  )
}
