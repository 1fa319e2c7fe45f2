import { Tooltip, type TooltipProps } from '@mantine/core'
import { type DOMAttributes, type ReactNode, useEffect, useRef, useState } from 'react'

/** Milliseconds that the pointer rests before a hint is shown, so that moving across a row of buttons shows none. */
const rest = 300

export type Hint = {
  /** Props for the element with the hint. */
  target: DOMAttributes<HTMLElement>
  /** Render it beside the element. */
  hint: ReactNode
}

/**
 * A tooltip for a button without text, shown when the pointer rests on it or the keyboard focuses it, until Escape.
 * Mantine's Tooltip is rendered only while needed: around every button of a table it rendered each of them twice.
 * @param label without one there is no hint
 */
export function useHint(label: string | undefined, position: TooltipProps['position'] = 'top'): Hint {
  const [element, setElement] = useState<HTMLElement>()
  const [shown, setShown] = useState(false)
  const resting = useRef<number>(undefined)
  const hide = () => {
    window.clearTimeout(resting.current)
    setShown(false)
  }
  useEffect(() => () => window.clearTimeout(resting.current), [])
  if (label === undefined) return { target: {}, hint: null }
  return {
    target: {
      // Pointer events, not mouse events: those also follow a touch, and nothing would hide the hint again.
      onPointerEnter: ({ currentTarget }) => {
        setElement(currentTarget)
        resting.current = window.setTimeout(() => setShown(true), rest)
      },
      onPointerLeave: hide,
      onPointerDown: hide,
      onFocus: ({ currentTarget }) => {
        setElement(currentTarget)
        setShown(currentTarget.matches(':focus-visible'))
      },
      onBlur: hide,
      onKeyDown: ({ key }) => key === 'Escape' && hide(),
    },
    hint: element && <Tooltip label={label} position={position} target={element} opened={shown} />,
  }
}
