import { counted } from '@tahi/contract'
/** '1 person belongs', '12 people belong'. */
export const belong = (people: number): string => counted(people, 'person belongs', 'people belong')

/** 'designation' or 'designations' with the count. */
export const designationsOf = (count: number): string => counted(count, 'designation', 'designations')

/** Which quotas are removed with a branch or a designation; the server keeps the others with it, as past ones. */
export const quotasGo = 'quotas from today on are removed; quotas with reported pieces stay'
