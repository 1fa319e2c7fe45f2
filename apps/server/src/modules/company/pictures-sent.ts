import type { FileAddresses } from '../../platform/files/addresses.ts'
import { uploadedPicture } from '../../platform/files/uploaded-picture.ts'
import type { Work } from '../../platform/work.ts'
import { pictureAddress, pictures, type StoredCompany } from './company.ts'

type Setting = keyof typeof pictures
type Pictures = Pick<StoredCompany, (typeof pictures)[Setting]>

/**
 * Finds the files of the picture addresses that were sent. Each must be the caller's own upload or the current picture's
 * address from a reply. Null restores the product's own picture; a picture that is not sent stays.
 * @throws Refusal invalid at the first address whose file is no picture, not the caller's, or too large
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
