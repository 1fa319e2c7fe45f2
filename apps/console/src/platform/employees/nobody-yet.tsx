import { Anchor } from '@mantine/core'
import { addPerson, mayUse, screens, texts } from '@tahi/contract'
import { useLink } from '@tahi/ui/link.tsx'
import { BranchFirst } from '../choices/branch-first.tsx'
import { useHasNoBranch } from '../choices/use-branch-choices.ts'
import { useCurrentUser } from '../session/current-user.ts'

/** Says that nobody works here yet, and what comes first: a branch, or a link to add somebody for those who may. */
export function NobodyYet({ later }: { later?: string }) {
  const Link = useLink()
  const { role } = useCurrentUser()
  const { nobodyYet, addFirstLink } = texts.employees
  if (useHasNoBranch()) return <BranchFirst />
  return (
    <>
      {nobodyYet} {later && `${later} `}
      {mayUse(addPerson.allow, role) && (
        <Anchor component={Link} href={screens.employeeForm.path} inherit underline="always">
          {addFirstLink}
        </Anchor>
      )}
    </>
  )
}
