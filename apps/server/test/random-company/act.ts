import type { Company } from './company.ts'

/** Something that somebody does. */
export interface Act {
  name: string
  /** How often on a day. */
  times: number
  /** @returns what the server answered; undefined where there was nothing to do it with */
  run(company: Company): Promise<{ status: number } | undefined>
}

interface Versioned {
  _id: string
  version: number
}

/** The version that was seen, as the console sends it and other clients need not. */
export const versionOf = ({ choices }: Company, { version }: Versioned) =>
  choices.happens(70) ? { version } : {}

/** The same of the chosen rows of a list. */
export const chosen = ({ choices }: Company, rows: Versioned[]) => ({
  ids: rows.map(({ _id }) => _id),
  ...(choices.happens(70) && { seen: rows.map(({ _id, version }) => ({ _id, version })) }),
})
