import { Progress } from '@mantine/core'
import { texts } from '@tahi/contract'

/** How much of a large file is sent. @param share 0 to 1 */
export const UploadBar = ({ share }: { share: number }) => (
  <Progress value={Math.round(share * 100)} size="sm" w="100%" aria-label={texts.upload.uploading} />
)
