import * as contract from '@tahi/contract'
import { type Binding, directly } from '../../platform/http/binding.ts'
import { openPicture } from './open-picture.ts'
import { readCompany } from './read-company.ts'
import { readSettings } from './read-settings.ts'
import { saveSettings } from './save-settings.ts'

export { pictureAddress, type StoredCompany } from './company.ts'
export { findCompany } from './repository.ts'

export const companyRoutes: Binding[] = [
  directly(contract.readCompany, readCompany),
  directly(contract.readCompanySettings, readSettings),
  directly(contract.saveCompanySettings, saveSettings),
  directly(contract.openCompanyPicture, openPicture),
]
