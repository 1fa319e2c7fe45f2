import { useEffect, useRef, useState } from 'react'

interface Typed<Value> {
  readonly text: string
  /** The `value` at the time of typing. When another arrives that was not given from here, the text is discarded. */
  readonly over: Value
  /** The value last passed to `onChange`. */
  readonly given?: Value | undefined
  /** The field was left, or the form sent, with a text that it cannot take. */
  readonly refused?: boolean
}

export type Reading<Value> = { value: Value; problem?: undefined } | { value?: undefined; problem: string }

/**
 * The text of a field that shows it as typed until the field is left. While the text has a problem, the browser's
 * validation refuses the form.
 * @param read the value of a text, or why the field cannot take it
 */
export function useTyped<Value>(
  value: Value,
  read: (text: string) => Reading<Value>,
  onChange: (value: Value) => void,
) {
  const [typed, setTyped] = useState<Typed<Value>>()
  const input = useRef<HTMLInputElement>(null)
  if (typed && typed.over !== value) setTyped(typed.given === value ? { ...typed, over: value } : undefined)
  const { value: found, problem } = typed ? read(typed.text) : {}
  useEffect(() => input.current?.setCustomValidity(problem ?? ''), [problem])

  const give = (next: Value) => {
    // `value` may not have caught up with the last `onChange` yet.
    if (next !== (typed?.given ?? value)) onChange(next)
  }
  return {
    input,
    /** Undefined while the field shows its value. */
    text: typed?.text,
    found,
    problem,
    /** The problem, once it is to be shown. */
    error: typed?.refused ? problem : undefined,
    give,
    /** Shows a text, and gives its value if that is final. */
    type(text: string, given?: Value) {
      if (given !== undefined) give(given)
      setTyped({ text, over: value, given: given ?? typed?.given })
    },
    refuse: () => typed && setTyped({ ...typed, refused: true }),
    /** Shows the field's value again. */
    drop: () => setTyped(undefined),
  }
}
