import { NumberInput, type NumberInputProps } from '@mantine/core'
import { useState } from 'react'

export type NumberFieldProps = Omit<NumberInputProps, 'value' | 'defaultValue' | 'onChange'> & {
  value: number
  onChange: (value: number) => void
}

/**
 * A number field, empty for 0 (C2); emptying it gives 0. Text stays as typed ('0.', '0.5'). A comma groups thousands,
 * as displayed, and is never the decimal separator.
 * @public used for the rates of the employee form
 */
export function NumberField({
  value,
  onChange,
  onBlur,
  fixedDecimalScale = false,
  ...rest
}: NumberFieldProps) {
  const [typed, setTyped] = useState<number | string | null>(null)
  // Trailing decimals are filled in only on blur. Otherwise a typed point would step over the existing one, and the
  // library, which sets the caret again a moment later, could put it back in front: 1,600.5 became 16,005.
  const fillsUp = fixedDecimalScale && typed === null
  return (
    <NumberInput
      hideControls
      inputMode="decimal"
      allowedDecimalSeparators={['.']}
      {...rest}
      fixedDecimalScale={fillsUp}
      value={typed !== null && Number(typed) === value ? typed : value === 0 ? '' : value}
      onChange={(next) => {
        // The first key arrives with the filled-in decimals, which nobody typed.
        setTyped(fillsUp && next !== '' ? Number(next) : next)
        onChange(Number(next) || 0)
      }}
      onBlur={(event) => {
        setTyped(null)
        onBlur?.(event)
      }}
    />
  )
}
