import { IconFileTypeDocx, IconFileTypePdf, IconFileTypeXls, IconPhoto } from '@tabler/icons-react'
import type { DocumentType } from '@tahi/contract'

export const typeIcons: Record<DocumentType, typeof IconPhoto> = {
  Image: IconPhoto,
  Docx: IconFileTypeDocx,
  Excel: IconFileTypeXls,
  'PDF File': IconFileTypePdf,
}
