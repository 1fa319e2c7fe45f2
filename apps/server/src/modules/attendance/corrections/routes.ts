import * as contract from '@tahi/contract'
import { type Binding, inWork } from '../../../platform/http/binding.ts'
import { decideCorrection } from './decide-correction.ts'
import { listCorrections } from './list-corrections.ts'
import { requestCorrection } from './request-correction.ts'
import { withdrawCorrection } from './withdraw-correction.ts'

export const correctionRoutes: Binding[] = [
  inWork(contract.listCorrections, listCorrections),
  inWork(contract.requestCorrection, requestCorrection),
  inWork(contract.withdrawCorrection, withdrawCorrection),
  inWork(contract.decideCorrection, decideCorrection),
]
