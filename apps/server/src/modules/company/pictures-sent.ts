import type { FileAddresses } from '../../platform/files/addresses.ts'
import { uploadedPicture } from '../../platform/files/uploaded-picture.ts'
import type { Work } from '../../platform/work.ts'
import { pictureAddress, pictures, type StoredCompany } from './company.ts'

type Setting = keyof typeof pictures
type Pictures = Pick<StoredCompany, (typeof pictures)[Setting]>

/**
 * The files of the pictures that are sent by their addresses: each the caller's own upload, or the present one as a reply
 * showed it. Null goes back to the product's own picture, and one that is not sent stays.
 * @throws Refusal invalid at the first that is no picture, none of the caller's, or too large
 */
export async function picturesSent(
  work: Work,
  addresses: FileAddresses,
  present: StoredCompany,
  sent: Partial<Record<Setting, string | null | undefined>>,
): Promise<Partial<Pictures>> {
  const found: Partial<Record<keyof Pictures, string | null>> = {}
  for (const setting of Object.keys(pictures) as Setting[]) {
    const [address, column] = [sent[setting], pictures[setting]]
    if (address === undefined || address === pictureAddress(present[column])) continue
    if (address === null) {
      found[column] = null
      continue
    }
    found[column] = (await uploadedPicture(work, addresses, { field: setting, address })).id
  }
  return found
}
