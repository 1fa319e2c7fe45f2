import { v7 } from 'uuid'

/** A new record's id: UUIDv7, which grows with time and so keeps indexes dense (D1 create). */
export const newId = (): string => v7()

export const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id)
