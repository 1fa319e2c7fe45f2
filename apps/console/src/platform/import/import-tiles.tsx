import { UnstyledButton } from '@mantine/core'
import { formatCount, texts } from '@tahi/contract'
import type { Tone } from '@tahi/ui/tone.ts'
import classes from './import-tiles.module.css'

/** A group of rows with the same outcome: its count and meaning. */
export interface Tile<Outcome extends string> {
  readonly outcome: Outcome
  readonly tone: Tone
  readonly label: string
  readonly hint: string
  readonly count: number
}

type ImportTilesProps<Outcome extends string> = {
  tiles: readonly Tile<Outcome>[]
  value: Outcome
  onChange: (outcome: Outcome) => void
}

/** The counts of an import; pressing one shows its rows below. */
export function ImportTiles<Outcome extends string>({ tiles, value, onChange }: ImportTilesProps<Outcome>) {
  return (
    <fieldset className={classes.tiles} aria-label={texts.imports.rowsShown}>
      {tiles.map(({ outcome, tone, label, hint, count }) => (
        <UnstyledButton
          key={outcome}
          className={classes.tile}
          data-tone={tone}
          aria-pressed={outcome === value}
          onClick={() => onChange(outcome)}
        >
          <span className={classes.count}>{formatCount(count)}</span>
          <span className={classes.label}>{label}</span>
          <span className={classes.hint}>{hint}</span>
        </UnstyledButton>
      ))}
    </fieldset>
  )
}
