import { IconBackspace } from '@tabler/icons-react'
import classes from './number-pad.module.css'
import { useDigitKeys } from './use-digit-keys.ts'

type NumberPadProps = {
  value: number
  onChange: (value: number) => void
  /** Maximum number of digits. */
  digits: number
  deleteLabel: string
}

/** Digit keys for the thumb; a keyboard's digits work too. */
export function NumberPad({ value, onChange, digits, deleteLabel }: NumberPadProps) {
  const type = (digit: number) => {
    const next = value * 10 + digit
    if (String(next).length <= digits) onChange(next)
  }
  const takeBack = () => onChange(Math.floor(value / 10))
  useDigitKeys({ onDigit: (digit) => type(Number(digit)), onDelete: takeBack })
  return (
    <div className={classes.pad}>
      {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => (
        <button key={digit} type="button" onClick={() => type(digit)}>
          {digit}
        </button>
      ))}
      <span />
      <button type="button" onClick={() => type(0)}>
        0
      </button>
      <button type="button" aria-label={deleteLabel} onClick={takeBack}>
        <IconBackspace aria-hidden />
      </button>
    </div>
  )
}
