import { TextInput } from '@mantine/core'
import { texts } from '@tahi/contract/components'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { formatNumber, readNumber } from './typed-number.ts'

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

interface Typed {
  readonly text: string
  /** The `value` at the time of typing. When another arrives that was not given from here, the text is discarded. */
  readonly over: number
  /** The number last passed to `onChange`. */
  readonly given?: number | undefined
  /** The field was left, or the form sent, with a text that is no number. */
  readonly refused?: boolean
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
  const [typed, setTyped] = useState<Typed>()
  const input = useRef<HTMLInputElement>(null)
  const read = (text: string): number | null => {
    const bare = text.trim().replace(prefix, '').replace(suffix.trim(), '')
    return bare.trim() === '' ? 0 : readNumber(bare)
  }
  if (typed && typed.over !== value) setTyped(typed.given === value ? { ...typed, over: value } : undefined)
  const problem = typed && read(typed.text) === null ? texts.numberField.noSuchNumber : undefined
  useEffect(() => input.current?.setCustomValidity(problem ?? ''), [problem])

  const type = (text: string) => {
    const number = read(text)
    setTyped({ text, over: value, given: number ?? typed?.given })
    // `value` may not have caught up with the last `onChange` yet.
    if (number !== null && number !== (typed?.given ?? value)) onChange(number)
  }
  /** Shows the bare number: a digit put into '1,600.00' would leave a comma that groups no thousands. */
  const bare = (field: HTMLInputElement) => {
    const text = value === 0 ? '' : String(value)
    // At once, not with the next render, and selected again as by Tab: another value would lose the selection.
    field.value = text
    field.select()
    setTyped({ text, over: value })
  }
  const refuse = () => typed && setTyped({ ...typed, refused: true })
  const shown = value === 0 ? '' : `${prefix}${formatNumber(value, decimals)}${suffix}`
  return (
    <TextInput
      {...rest}
      ref={input}
      error={(typed?.refused ? problem : undefined) ?? rest.error}
      value={typed?.text ?? shown}
      onChange={(event) => type(event.currentTarget.value)}
      onFocus={(event) => !typed && bare(event.currentTarget)}
      onBlur={() => (problem ? refuse() : setTyped(undefined))}
      onInvalid={refuse}
      inputMode="decimal"
      autoComplete="off"
    />
  )
}
