import { useEffect, useRef, useState } from 'react'

/**
 * The text of a field that runs ahead of its `value` while someone types, and follows it when it changes from outside.
 * @returns `sent` holds what was last given to `onChange`; set it before giving more, or the field takes it for a change
 * from outside
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
