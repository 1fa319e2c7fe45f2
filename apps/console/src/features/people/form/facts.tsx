import classes from './facts.module.css'

type FactsProps = { pairs: readonly (readonly [label: string, value: string | null])[] }

/** Labels with their values; a dash for an unknown value. */
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
