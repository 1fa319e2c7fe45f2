import { counted } from './counted.ts'

/** The cards of each branch's documents, for head office (C2). */
export const documentBranchTexts = {
  title: 'Documents by branch',
  none: 'Nothing posted yet',
  /** @param last day of the newest document, formatted */
  images: (images: number, last: string) => `${counted(images, 'image', 'images')}, last ${last}`,
} as const
