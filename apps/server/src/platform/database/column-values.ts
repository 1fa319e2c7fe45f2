import pg from 'pg'

const { builtins } = pg.types
const asText = (value: string) => value

/**
 * Sets how every connection of this process reads columns: days stay 'YYYY-MM-DD'; counts and centavos are far below 2^53.
 */
export function readColumnValues(): void {
  pg.types.setTypeParser(builtins.DATE, asText)
  pg.types.setTypeParser(builtins.INT8, Number)
}
