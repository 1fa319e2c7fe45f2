import { openFile, uploadFile } from '@tahi/contract'
import { type Binding, directly } from '../../platform/http/binding.ts'
import { openFile as open } from './open-file.ts'
import { uploadFile as upload } from './upload-file.ts'

export const documentsRoutes: Binding[] = [directly(uploadFile, upload), directly(openFile, open)]
