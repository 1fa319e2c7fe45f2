import { limits } from './limits.ts'

/** What the components of `packages/ui` say and measure: the only file of the contract that they know. */
export const pageSizes: readonly number[] = limits.pageSizes
export { uiTimings } from './limits.ts'
export * as texts from './texts/components/all.ts'
