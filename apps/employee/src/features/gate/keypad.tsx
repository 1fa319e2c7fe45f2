import { IconArrowRight, IconBackspace } from '@tabler/icons-react'
import { gateWords } from '@tahi/contract/employee-texts/gate'
import { type MouseEvent, useEffect } from 'react'
import { useWords } from '../../platform/language.ts'
import classes from './gate.module.css'

type KeypadProps = {
  onDigit: (digit: string) => void
  onDelete: () => void
  onNext: () => void
  isReady: boolean
  /** Whether a keyboard's digits are heard too. */
  hearsKeys: boolean
}

/** Keys as large as the screen allows; a number block that is plugged in does the same. */
export function Keypad({ onDigit, onDelete, onNext, isReady, hearsKeys }: KeypadProps) {
  const words = useWords(gateWords)
  useEffect(() => {
    if (!hearsKeys) return
    const onKey = (event: KeyboardEvent) => {
      if (/^\d$/.test(event.key)) onDigit(event.key)
      else if (event.key === 'Backspace') onDelete()
      // On a button the browser presses that one by itself.
      else if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) onNext()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
  return (
    <div className={classes.keys}>
      {['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((digit) => (
        <button
          key={digit}
          type="button"
          className={classes.key}
          onMouseDown={takeNoFocus}
          onClick={() => onDigit(digit)}
        >
          {digit}
        </button>
      ))}
      <button
        type="button"
        className={classes.key}
        aria-label={words.delete}
        onMouseDown={takeNoFocus}
        onClick={onDelete}
      >
        <IconBackspace aria-hidden size={30} />
      </button>
      <button type="button" className={classes.key} onMouseDown={takeNoFocus} onClick={() => onDigit('0')}>
        0
      </button>
      <button
        type="button"
        className={`${classes.key} ${classes.go}`}
        aria-label={words.next}
        disabled={!isReady}
        onClick={onNext}
      >
        <IconArrowRight aria-hidden size={32} />
      </button>
    </div>
  )
}

/** Enter of a number block would press the key that was touched last, by somebody else perhaps, once more. */
const takeNoFocus = (event: MouseEvent) => event.preventDefault()
