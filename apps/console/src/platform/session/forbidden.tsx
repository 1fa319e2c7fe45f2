import { Button } from '@mantine/core'
import { texts } from '@tahi/contract'
import { useLink } from '@tahi/ui/link.tsx'
import { ShutPocket } from '@tahi/ui/page/drawings/shut-pocket.tsx'
import { Notice } from '@tahi/ui/page/notice.tsx'

/** Shown in the frame instead of a page that the role may not open. */
export function Forbidden() {
  const Link = useLink()
  return (
    <Notice
      drawing={ShutPocket}
      title={texts.pages.forbidden}
      actions={
        <Button component={Link} href="/">
          {texts.pages.start}
        </Button>
      }
    >
      {texts.pages.notForYou}
    </Notice>
  )
}
