import { counted, formatCount } from './counted.ts'

/** The cards of each branch's documents, for head office (C2). */
export const documentBranchTexts = {
  title: 'Documents by branch',
  none: 'Nothing posted yet',
  /** Of a branch whose list has documents for all branches. */
  noneOwn: 'Nothing of its own yet',
  andForAll: (documents: number) => `+ ${formatCount(documents)} for all`,
  /** @param last day of the newest document, formatted */
  images: (images: number, last: string) => `${counted(images, 'image', 'images')}, last ${last}`,
} as const
