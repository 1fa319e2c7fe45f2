import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { texts } from '@tahi/contract/components'
import type { KeyboardEvent } from 'react'
import { useTypedText } from '../fields/use-typed-text.ts'
import classes from './table-toolbar.module.css'

type SearchBoxProps = {
  value: string
  onChange: (value: string) => void
  placeholder: string
  /** Maximum number of characters. */
  maxLength: number | undefined
}

/**
 * A search box. Its text runs ahead of `value` while somebody types, and follows `value` when that changes from
 * outside.
 */
export function SearchBox({ value, onChange, placeholder, maxLength }: SearchBoxProps) {
  const { text, setText, sent } = useTypedText(value)

  const send = (next: string) => {
    if (next === sent.current) return
    sent.current = next
    onChange(next)
  }
  const sendSoon = useDebouncedCallback(send, 250)
  const sendNow = (next: string) => {
    sendSoon.cancel()
    setText(next)
    send(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') sendNow(text)
    if (event.key === 'Escape' && text !== '') sendNow('')
  }
  return (
    <TextInput
      className={classes.search}
      type="search"
      aria-label={texts.table.search}
      placeholder={placeholder}
      maxLength={maxLength}
      leftSection={<IconSearch size={15} />}
      rightSection={
        text && <CloseButton size="xs" aria-label={texts.table.clearSearch} onClick={() => sendNow('')} />
      }
      value={text}
      onKeyDown={onKeyDown}
      onChange={(event) => {
        setText(event.currentTarget.value)
        sendSoon(event.currentTarget.value)
      }}
    />
  )
}
