import { forgetDaily, type Job } from '../../platform/jobs.ts'
import { forgetFormerPins } from './pins.ts'

/** Minutes after midnight: 02:30, when few people are working. */
const night = 2 * 60 + 30

/** Deletes PINs that no tap can need any more. */
export const gatesJobs: Job[] = [forgetDaily('former PINs', night, forgetFormerPins)]
