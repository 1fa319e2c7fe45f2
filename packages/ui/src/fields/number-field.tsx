import { NumberInput, type NumberInputProps } from '@mantine/core'
import { useState } from 'react'

export type NumberFieldProps = Omit<NumberInputProps, 'value' | 'defaultValue' | 'onChange'> & {
  value: number
  onChange: (value: number) => void
}

/**
 * A number; empty when it is 0 (C2), and 0 when it is emptied. What is being typed stays as typed ('0.', '0.5'). A comma
 * groups thousands, as the field shows it, and never begins the decimals.
 * @public the rates of the employee form take it
 */
export function NumberField({
  value,
  onChange,
  onBlur,
  fixedDecimalScale = false,
  ...rest
}: NumberFieldProps) {
  const [typed, setTyped] = useState<number | string | null>(null)
  // Decimals are filled up when the field is left. Before, the typed point would only step over one that stands there
  // already, and the library, which sets the caret once more a moment later, could put it back in front of it: 1,600.5
  // became 16,005.
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
        // The first key comes with the decimals that were filled up, which nobody typed.
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
