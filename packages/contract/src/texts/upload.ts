import { limits } from '../limits.ts'
import { formatCount } from './counted.ts'
import { megabytes } from './megabytes.ts'

/** Sending a file, and why the server does not take it. */
export const uploadTexts = {
  uploading: 'Uploading...',
  failed: 'Upload failed',
  noFile: 'Choose a file',
  notMultipart: 'Send the file as multipart/form-data.',
  notLive: 'Send files by HTTP.',
  empty: 'This file is empty.',
  wrongType: 'Send a picture (PNG, JPEG, WebP, GIF), a PDF, or a Word or Excel file.',
  isProtected: 'This file is protected by a password. Save it without one, then send it again.',
  oneFile: 'Send one file, and nothing else with it.',
  cutOff: 'The file did not arrive whole. Send it again.',
  unavailable:
    'Files cannot be stored or opened at the moment. Try again in a few minutes; nothing was changed.',
  linkEnded: 'This link has ended. Open the file again from the page that shows it.',
  enoughForToday: 'These are very many files for one day. Send the others tomorrow.',
  tooManyAtOnce:
    'You are sending several files already. Wait until they have arrived, then send this one again.',
  /** Of a picture, when another one was refused in its place. */
  keepPicture: 'Keep it as it is',
  notAPicture: 'Choose a picture: PNG, JPEG, WebP or GIF.',
  pictureTooLarge: `This picture is too large. Choose one of at most ${formatCount(limits.shownPicturePixels)} pixels a side and ${megabytes(limits.shownPictureBytes)}.`,
  unreadable: 'This picture cannot be read. Choose another: PNG, JPEG, WebP or GIF.',
} as const
