import type { Company } from './company.ts'

/** Compares what must agree, and fails where it does not. Its name is told then. */
export type Book = (company: Company) => Promise<void>
