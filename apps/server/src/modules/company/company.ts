import { type CompanySettings, openCompanyPicture } from '@tahi/contract'
import type { TimeZone } from '../../platform/time-zone.ts'

/** The pictures that the company shows everybody, by the settings that name them. */
export const pictures = { logoUrl: 'logoFileId', heroUrl: 'heroFileId', aboutUrl: 'aboutFileId' } as const

/** What the company says of itself, as it is kept. */
export interface StoredCompany extends Omit<CompanySettings, 'timeZoneFixed' | keyof typeof pictures> {
  readonly logoFileId: string | null
  readonly heroFileId: string | null
  readonly aboutFileId: string | null
}

/** The lasting address of a picture of the company; another picture has another. */
export const pictureAddress = (fileId: string | null): string | null =>
  fileId === null ? null : openCompanyPicture.path.replace(':id', fileId)

/** The settings as the contract has them; the time zone is the one that counts. */
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
