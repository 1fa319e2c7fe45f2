import { IconArrowRight, IconBackspace } from '@tabler/icons-react'
import { gateWords } from '@tahi/contract/employee-texts/gate'
import type { MouseEvent } from 'react'
import { useDigitKeys } from '../../components/use-digit-keys.ts'
import { useWords } from '../../platform/language.ts'
import classes from './gate.module.css'

type KeypadProps = {
  onDigit: (digit: string) => void
  onDelete: () => void
  onNext: () => void
  isReady: boolean
  /** Whether digits of a keyboard count too. */
  hearsKeys: boolean
}

/** Keys as large as the screen allows. A connected number pad works too. */
export function Keypad({ onDigit, onDelete, onNext, isReady, hearsKeys }: KeypadProps) {
  const words = useWords(gateWords)
  useDigitKeys(hearsKeys ? { onDigit, onDelete, onEnter: onNext } : undefined)
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

/**
 * Keys take no focus: Enter on a number pad would press the last touched key again, perhaps touched by somebody else.
 */
const takeNoFocus = (event: MouseEvent) => event.preventDefault()
