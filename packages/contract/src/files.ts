import * as z from 'zod'
import { call, file, flat } from './call.ts'
import { id } from './fields.ts'
import { limits } from './limits.ts'

/** The media types of pictures (D6). */
export const pictureTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/gif']

/** Stores a file; its `url` opens without a token for 15 minutes (D6). */
export const uploadFile = call({
  method: 'POST',
  path: '/api/upload',
  summary: 'Stores a picture, PDF, document or spreadsheet, recognised by its content',
  allow: 'signedIn',
  triesPerMinute: limits.uploadsPerMinute,
  upload: 'docs',
  reply: flat(
    z.object({
      success: z.literal(true),
      url: z.string(),
      data: z.object({ _id: id, url: z.string(), name: z.string(), type: z.string(), size: z.int() }),
    }),
  ),
})

export const openFile = call({
  method: 'GET',
  path: '/api/file/:id',
  summary: 'A stored file, for whoever has a signed address that has not expired',
  allow: 'public',
  params: z.object({ id }),
  query: z.object({ expires: z.coerce.number().int(), signature: z.string().max(200) }),
  reply: file('application/octet-stream'),
})
