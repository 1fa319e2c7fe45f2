export const uploadTexts = {
  uploading: 'Uploading...',
  failed: 'Upload failed',
  empty: 'This file is empty.',
  wrongType: 'Send a picture (PNG, JPEG, WebP, GIF), a PDF, or a Word or Excel file.',
} as const
