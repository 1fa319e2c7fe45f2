import { type CompanySettings, openCompanyPicture } from '@tahi/contract'
import type { TimeZone } from '../../platform/time-zone.ts'

/** The company's public pictures: settings field to stored field. */
export const pictures = { logoUrl: 'logoFileId', heroUrl: 'heroFileId', aboutUrl: 'aboutFileId' } as const

/** The company's settings as they are stored. */
export interface StoredCompany extends Omit<CompanySettings, 'timeZoneFixed' | keyof typeof pictures> {
  readonly logoFileId: string | null
  readonly heroFileId: string | null
  readonly aboutFileId: string | null
}

/** The permanent address of a picture of the company; a new picture gets a new address. */
export const pictureAddress = (fileId: string | null): string | null =>
  fileId === null ? null : openCompanyPicture.path.replace(':id', fileId)

/** The settings as the contract has them, with the time zone in effect. */
export function toSettings(company: StoredCompany, timeZone: TimeZone): CompanySettings {
  const { logoFileId, heroFileId, aboutFileId, ...texts } = company
  return {
    ...texts,
    logoUrl: pictureAddress(logoFileId),
    heroUrl: pictureAddress(heroFileId),
    aboutUrl: pictureAddress(aboutFileId),
    timeZone: timeZone.isFixed ? timeZone.name : texts.timeZone,
    timeZoneFixed: timeZone.isFixed,
  }
}
