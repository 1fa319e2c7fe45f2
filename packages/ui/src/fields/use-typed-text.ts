import { useEffect, useRef, useState } from 'react'

/**
 * The text of a field. It runs ahead of `value` while somebody types, and follows `value` when that changes from
 * outside.
 * @returns `sent` holds the value last passed to `onChange`. Set it before calling `onChange`, or the new value
 * counts as a change from outside.
 */
export function useTypedText(value: string) {
  const [text, setText] = useState(value)
  const sent = useRef(value)
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    setText(value)
  }, [value])
  return { text, setText, sent }
}
