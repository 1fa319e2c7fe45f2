import { TextInput } from '@mantine/core'
import { texts } from '@tahi/contract/components'
import type { ReactNode } from 'react'
import { formatNumber, readNumber } from './typed-number.ts'
import { type Reading, useTyped } from './use-typed.ts'

export type NumberFieldProps = {
  label: ReactNode
  /** 0 for none. */
  value: number
  /** Receives every number that is typed, whether it is allowed or not, so that validation can refuse it. */
  onChange: (value: number) => void
  /** Shown before and after the number while nobody types: '₱', ' pieces'. */
  prefix?: string
  suffix?: string
  /** How many decimals are filled up while nobody types. */
  decimals?: number
  error?: ReactNode
  required?: boolean
  disabled?: boolean
  classNames?: { input: string }
}

/**
 * A number field, empty for 0 (C2); emptying it gives 0. Text stays as typed until the field is left. A text that is no
 * number, such as '12,5' or two pasted cells, stays with an error below it and prevents saving.
 * @public used for the rates of the employee form
 */
export function NumberField({
  value,
  onChange,
  prefix = '',
  suffix = '',
  decimals = 0,
  ...rest
}: NumberFieldProps) {
  const read = (text: string): Reading<number> => {
    const bare = text.trim().replace(prefix, '').replace(suffix.trim(), '')
    const number = bare.trim() === '' ? 0 : readNumber(bare)
    return number === null ? { problem: texts.numberField.noSuchNumber } : { value: number }
  }
  const typed = useTyped(value, read, onChange)
  /** Shows the bare number: a digit put into '1,600.00' would leave a comma that groups no thousands. */
  const bare = (field: HTMLInputElement) => {
    const text = value === 0 ? '' : String(value)
    // At once, not with the next render, and selected again as by Tab: another value would lose the selection.
    field.value = text
    field.select()
    typed.type(text)
  }
  const shown = value === 0 ? '' : `${prefix}${formatNumber(value, decimals)}${suffix}`
  return (
    <TextInput
      {...rest}
      ref={typed.input}
      error={typed.error ?? rest.error}
      value={typed.text ?? shown}
      onChange={({ currentTarget: field }) => typed.type(field.value, read(field.value).value)}
      onFocus={(event) => typed.text === undefined && bare(event.currentTarget)}
      onBlur={() => (typed.problem ? typed.refuse() : typed.drop())}
      onInvalid={typed.refuse}
      inputMode="decimal"
      autoComplete="off"
    />
  )
}
