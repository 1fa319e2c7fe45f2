import { UnstyledButton } from '@mantine/core'
import type { AttendanceImport } from '@tahi/contract'
import type { Tone } from '@tahi/ui/charts/tone.ts'
import classes from './import-tiles.module.css'

export type Outcome = 'all' | 'good' | 'unchanged' | 'bad'

type ImportTilesProps = {
  current: AttendanceImport
  value: Outcome
  onChange: (outcome: Outcome) => void
}

const tiles: readonly { outcome: Outcome; tone: Tone; label: string; hint: string }[] = [
  { outcome: 'good', tone: 'good', label: 'Good', hint: 'New days, ready to import' },
  { outcome: 'unchanged', tone: 'neutral', label: 'Unchanged', hint: 'Recorded already with the same times' },
  { outcome: 'bad', tone: 'bad', label: 'Bad', hint: 'Left out until they are mended' },
  { outcome: 'all', tone: 'info', label: 'All', hint: 'Every row of the file' },
]

/** The counts of an import; each shows its rows below. */
export function ImportTiles({ current, value, onChange }: ImportTilesProps) {
  const counts = { ...current, all: current.good + current.unchanged + current.bad }
  return (
    <fieldset className={classes.tiles}>
      <legend className={classes.legend}>Rows shown</legend>
      {tiles.map(({ outcome, tone, label, hint }) => (
        <UnstyledButton
          key={outcome}
          className={classes.tile}
          data-tone={tone}
          aria-pressed={outcome === value}
          onClick={() => onChange(outcome)}
        >
          <span className={classes.count}>{counts[outcome].toLocaleString('en')}</span>
          <span className={classes.label}>{label}</span>
          <span className={classes.hint}>{hint}</span>
        </UnstyledButton>
      ))}
    </fieldset>
  )
}
