import type { Company } from '@tahi/contract'
import type { PrintDocument } from '@tahi/ui/print/print-document.ts'

/** The company's letterhead on every paper, from its settings. */
export const paperHead = ({ name, nameLines, logoUrl }: Company): PrintDocument['company'] => ({
  name,
  lines: nameLines.filter((line) => line !== ''),
  ...(logoUrl !== null && { logo: logoUrl }),
})
