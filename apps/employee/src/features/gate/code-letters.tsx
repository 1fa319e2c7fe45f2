import { gateWords } from '@tahi/contract/employee-texts/gate'
import { useWords } from '../../platform/language.ts'
import classes from './gate.module.css'

type CodeLettersProps = { value: string; onChange: (code: string) => void; onNext: () => void }

/** Input for codes with letters, typed on the tablet's own keyboard. */
export function CodeLetters({ value, onChange, onNext }: CodeLettersProps) {
  const words = useWords(gateWords)
  return (
    <input
      className={classes.typed}
      aria-label={words.yourCode}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={({ key }) => key === 'Enter' && onNext()}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      // biome-ignore lint/a11y/noAutofocus: somebody asked for letters to type them
      autoFocus
    />
  )
}
