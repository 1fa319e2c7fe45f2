import * as contract from '@tahi/contract'
import { type Binding, directly, inWork } from '../../platform/http/binding.ts'
import { importJobs } from '../../platform/imports/jobs.ts'
import type { Lockout, Sessions } from '../identity/index.ts'
import { addPerson } from './add-person.ts'
import { coreHrRoutes } from './core-hr/routes.ts'
import { exportPeople } from './export-people.ts'
import { importTables } from './import/import-tables.ts'
import { peopleImportRoutes } from './import/routes.ts'
import { listPeople } from './list-people.ts'
import { listPersonRecords } from './list-person-records.ts'
import { pendingAccountRoutes } from './pending-accounts/routes.ts'
import { readPerson } from './read-person.ts'
import { readPersonHistory } from './read-person-history.ts'
import { removeRate } from './remove-rate.ts'
import { resetPassword } from './reset-password.ts'
import { updatePerson } from './update-person.ts'

export const peopleRoutes = (sessions: Sessions, lockout: Lockout): Binding[] => [
  inWork(contract.listPeople, listPeople),
  directly(contract.listPersonRecords, listPersonRecords),
  directly(contract.exportPeople, exportPeople),
  directly(contract.readPerson, readPerson),
  inWork(contract.readPersonHistory, readPersonHistory),
  directly(contract.addPerson, addPerson(sessions)),
  directly(contract.updatePerson, updatePerson(sessions)),
  directly(contract.resetPassword, resetPassword(sessions, lockout)),
  directly(contract.removeRate, removeRate),
  ...coreHrRoutes,
  ...pendingAccountRoutes,
  ...peopleImportRoutes(sessions),
]

export const peopleJobs = importJobs('people', importTables)

export { countOwedBy } from './owed-by-branch.ts'
export { countPendingAccounts } from './pending-accounts/count-pending-accounts.ts'
export { moveBranchPeople, reassignPeople } from './reassign-people.ts'
