import { Anchor } from '@mantine/core'
import { mayOpen, screens, texts } from '@tahi/contract'
import { useLink } from '@tahi/ui/link.tsx'
import { useCurrentUser } from '../session/current-user.ts'

/** Says that a branch comes first, with a link for those who add it. */
export function BranchFirst() {
  const Link = useLink()
  const { role } = useCurrentUser()
  const { noneYet, addFirst, askForFirst } = texts.organisation.branch
  return (
    <>
      {noneYet}{' '}
      {mayOpen('branches', role) ? (
        <Anchor component={Link} href={screens.branches.path} inherit underline="always">
          {addFirst}
        </Anchor>
      ) : (
        askForFirst
      )}
    </>
  )
}
