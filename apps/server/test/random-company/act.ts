import type { Company } from './company.ts'

/** An action of a person. */
export interface Act {
  name: string
  /** Times a day. */
  times: number
  /** @returns the server's reply; undefined when there was no record to act on */
  run(company: Company): Promise<{ status: number } | undefined>
}

interface Versioned {
  _id: string
  version: number
}

/** The seen version, which the console always sends and other clients may omit. */
export const versionOf = ({ choices }: Company, { version }: Versioned) =>
  choices.happens(70) ? { version } : {}

/** The same for the chosen rows of a list. */
export const chosen = ({ choices }: Company, rows: Versioned[]) => ({
  ids: rows.map(({ _id }) => _id),
  ...(choices.happens(70) && { seen: rows.map(({ _id, version }) => ({ _id, version })) }),
})
