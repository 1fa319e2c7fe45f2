import type { documentTypes } from '../documents.ts'
import { limits } from '../limits.ts'
import { announcementTexts } from './announcement.ts'
import { megabytes } from './megabytes.ts'

const noun: Record<(typeof documentTypes)[number], string> = {
  Image: 'an image',
  Docx: 'a Word document',
  Excel: 'a spreadsheet',
  'PDF File': 'a PDF',
}

/** Documents and their form (C2 Document form). */
export const documentTexts = {
  title: 'Documents',
  /** As in the specification (C2 Document form). */
  formTitle: announcementTexts.formTitle,
  add: 'Add Documents',
  viewFile: 'View File',
  keepFile: 'Keep the present file',
  removeQuestion: 'Remove Document?',
  /** The form's fields (C2). */
  fields: {
    branch: 'Branch ID',
    title: 'Title',
    desc: 'Description/Details',
    fileType: 'File Type',
    file: 'Attach File',
  },
  /** The choice, and the name, for every branch (C2). */
  allBranches: 'All',
  untitled: 'Give it a title',
  noBranch: 'Choose a branch, or All',
  noType: 'Choose a file type',
  noFile: 'Attach a file',
  dropHere: 'Drag a file here, or choose one',
  whatToDrop: `PNG, JPEG, WebP, GIF, PDF, Word or Excel, at most ${megabytes(limits.uploadBytes)}`,
  tooLarge: `This file is larger than ${megabytes(limits.uploadBytes)}. Attach a smaller one.`,
  notSent: 'The file was not uploaded. What you typed is kept.',
  notYours: 'Attach the file again: this one is not known as uploaded by you.',
  removed: 'This document was removed meanwhile.',
  ownBranchOnly: 'You can post for your own branch alone.',
  forAllLocked: 'This document is for all branches. Only head office can change it.',
  /** @param type the file's detected type */
  otherType: (type: (typeof documentTypes)[number]) => `This file is ${noun[type]}. Choose ${type}.`,
} as const
