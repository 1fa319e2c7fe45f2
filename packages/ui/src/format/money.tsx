import classes from './money.module.css'

const pesos = new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' })

/**
 * Formats pesos (not centavos) as ₱12,345.67. Rounds, as what is typed may have more decimals: the domain's
 * `formatExactPesos` refuses them.
 */
export function formatPesos(amount: number): string {
  return pesos.format(amount === 0 ? 0 : amount)
}

type MoneyTextProps = {
  /** Pesos, as in the API; null when unknown. */
  amount: number | null
  strong?: boolean
}

/** An amount of money on one line, in figures of equal width. */
export function MoneyText({ amount, strong = false }: MoneyTextProps) {
  return (
    <span className={classes.money} data-strong={strong || undefined}>
      {amount === null ? '–' : formatPesos(amount)}
    </span>
  )
}
