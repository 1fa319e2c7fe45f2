import { openCompanyPicture, readCompany, readCompanySettings, saveCompanySettings } from '@tahi/contract'
import { type Binding, directly } from '../../platform/http/binding.ts'
import { openPicture } from './open-picture.ts'
import { readCompany as read } from './read-company.ts'
import { readSettings } from './read-settings.ts'
import { saveSettings } from './save-settings.ts'

export { pictureAddress, type StoredCompany } from './company.ts'
export { findCompany } from './repository.ts'

export const companyRoutes: Binding[] = [
  directly(readCompany, read),
  directly(readCompanySettings, readSettings),
  directly(saveCompanySettings, saveSettings),
  directly(openCompanyPicture, openPicture),
]
