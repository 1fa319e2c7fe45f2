import { Progress } from '@mantine/core'
import { texts } from '@tahi/contract'

/** Progress of a large upload. @param share 0 to 1 */
export const UploadBar = ({ share }: { share: number }) => (
  <Progress value={Math.round(share * 100)} size="sm" w="100%" aria-label={texts.upload.uploading} />
)
