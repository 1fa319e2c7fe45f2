import { Tooltip, type TooltipProps } from '@mantine/core'
import { type DOMAttributes, type ReactNode, useEffect, useRef, useState } from 'react'

/** Milliseconds that the pointer rests before a hint comes: passing over a row of buttons shows none. */
const rest = 300

export type Hint = {
  /** Properties of what is hinted at. */
  target: DOMAttributes<HTMLElement>
  /** Stands beside it. */
  hint: ReactNode
}

/**
 * Says what a button without words does to whoever rests the pointer on it or comes to it by keyboard, until Escape.
 * Mantine's Tooltip is drawn only then: around every button of a table it had each of them drawn twice.
 * @param label without one nothing is said
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
      // Not the mouse's events: after a finger's press they come too, and nothing takes the hint away again.
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
