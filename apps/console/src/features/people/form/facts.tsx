import classes from './facts.module.css'

type FactsProps = { pairs: readonly (readonly [label: string, value: string | null])[] }

/** Labels with their values, to read; a dash where nothing is known. */
export function Facts({ pairs }: FactsProps) {
  return (
    <dl className={classes.facts}>
      {pairs.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || '–'}</dd>
        </div>
      ))}
    </dl>
  )
}
