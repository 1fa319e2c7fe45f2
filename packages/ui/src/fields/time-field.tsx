import { Text, TextInput } from '@mantine/core'
import { texts } from '@tahi/contract/components'
import { type ReactNode, useState } from 'react'
import { formatClock, readClock } from '../format/clock.ts'
import { useTypedText } from './use-typed-text.ts'

export type TimeFieldProps = {
  label: ReactNode
  /** Wall time 'HH:MM', or '' for none. */
  value: string
  /** Receives 'HH:MM', '' when emptied, or the text as typed when it is no time, so that validation can refuse it. */
  onChange: (time: string) => void
  error?: ReactNode
  description?: ReactNode
  required?: boolean
  disabled?: boolean
  name?: string
  'data-autofocus'?: boolean
}

/** A time of day, typed as '730', '7:30', '7:30pm' or '19:30'; the 12-hour form is shown beside it. */
export function TimeField({ value, onChange, error, ...rest }: TimeFieldProps) {
  const { text, setText, sent } = useTypedText(value)
  const read = (typed: string) => (typed.trim() === '' ? '' : (readClock(typed) ?? typed))
  const change = (typed: string) => {
    setText(typed)
    sent.current = read(typed)
    onChange(sent.current)
  }
  const time = readClock(text)
  const own = text !== '' && time === null && text === sent.current ? texts.fields.noSuchTime : undefined
  const [left, setLeft] = useState(false)
  return (
    <TextInput
      {...rest}
      error={error ?? (left ? own : undefined)}
      value={text}
      onChange={(event) => change(event.currentTarget.value)}
      onFocus={() => setLeft(false)}
      onBlur={() => {
        setLeft(true)
        setText(read(text))
      }}
      inputMode="numeric"
      autoComplete="off"
      placeholder={texts.fields.time}
      rightSection={
        time && (
          <Text size="xs" c="dimmed">
            {formatClock(time)}
          </Text>
        )
      }
      rightSectionWidth={68}
      rightSectionPointerEvents="none"
    />
  )
}
