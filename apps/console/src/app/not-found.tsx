import { Button } from '@mantine/core'
import { texts } from '@tahi/contract'
import { LostThread } from '@tahi/ui/page/drawings/lost-thread.tsx'
import { NoticePage } from '@tahi/ui/page/notice.tsx'
import { useRouter } from '@tanstack/react-router'

/** Shown for any unknown path (C2). */
export default function NotFound() {
  const { history } = useRouter()
  return (
    <NoticePage
      drawing={LostThread}
      code={texts.notFound.code}
      title={texts.notFound.text}
      actions={
        <>
          <Button component="a" href="/">
            {texts.pages.start}
          </Button>
          {history.canGoBack() && (
            <Button variant="default" onClick={() => history.back()}>
              {texts.pages.back}
            </Button>
          )}
        </>
      }
    >
      {texts.pages.lost}
    </NoticePage>
  )
}
