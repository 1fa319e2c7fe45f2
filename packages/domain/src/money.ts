/** Money in whole centavos; 100 are a peso (D1 Money). */
export type Centavos = number

// Ten trillion pesos: up to here a JavaScript number of pesos is exact to the centavo.
const mostCentavos = 1e15

/**
 * Whole centavos of an amount in pesos, as the API carries it (D1 Money).
 * RangeError when it has more than two decimals, is not finite or is above ten trillion pesos.
 */
export function centavosFromPesos(pesos: number): Centavos {
  const centavos = Math.round(pesos * 100)
  if (!(Math.abs(centavos) <= mostCentavos)) throw new RangeError(`Not an amount of pesos: ${pesos}`)
  if (centavos / 100 !== pesos) throw new RangeError(`Pesos have at most two decimals: ${pesos}`)
  return centavos + 0 // -0 becomes 0
}

/**
 * The API's pesos, at most two decimals (D1 Money). RangeError for fractions of a centavo and above ten trillion
 * pesos.
 */
export function pesosFromCentavos(centavos: Centavos): number {
  return checked(centavos) / 100
}

/** The exact sum of amounts in pesos, which floating point would miss. RangeError as in `centavosFromPesos`. */
export const sumOfPesos = (amounts: readonly number[]): number =>
  pesosFromCentavos(amounts.reduce((sum, pesos) => sum + centavosFromPesos(pesos), 0))

/** The amount as people read it: '₱12,345.67', '-₱1.00'. RangeError as in `pesosFromCentavos`. */
export function formatCentavos(centavos: Centavos): string {
  const digits = String(Math.abs(checked(centavos))).padStart(3, '0')
  const pesos = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${centavos < 0 ? '-' : ''}₱${pesos}.${digits.slice(-2)}`
}

/** `formatCentavos` for an amount in pesos, with at most two decimals. RangeError as in `centavosFromPesos`. */
export const formatExactPesos = (pesos: number): string => formatCentavos(centavosFromPesos(pesos))

/** A difference of amounts: '+₱187.50', '-₱537.50', '₱0.00'. RangeError as in `pesosFromCentavos`. */
export const formatCentavosChange = (centavos: Centavos): string =>
  `${centavos > 0 ? '+' : ''}${formatCentavos(centavos)}`

/**
 * The whole number nearest to numerator / denominator, halves rounded away from zero: D5's round2 without decimals.
 * Exact at any size. RangeError for fractions, a denominator of 0, or a result that a number cannot hold exactly.
 */
export function divideRounded(numerator: bigint | number, denominator: bigint | number): number {
  const top = BigInt(numerator)
  const bottom = BigInt(denominator)
  const quotient = top / bottom
  const rest = top % bottom
  const awayFromZero = top < 0n === bottom < 0n ? 1n : -1n
  const result = Number(absolute(rest) * 2n >= absolute(bottom) ? quotient + awayFromZero : quotient)
  if (!Number.isSafeInteger(result)) throw new RangeError('The result is too large to be exact')
  return result
}

function absolute(value: bigint): bigint {
  return value < 0n ? -value : value
}

function checked(centavos: Centavos): Centavos {
  if (!Number.isInteger(centavos) || Math.abs(centavos) > mostCentavos) {
    throw new RangeError(`Not an amount of centavos: ${centavos}`)
  }
  return centavos
}
