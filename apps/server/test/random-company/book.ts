import type { Company } from './company.ts'

/** Compares figures that must agree, and fails when they do not. The function's name is reported. */
export type Book = (company: Company) => Promise<void>
