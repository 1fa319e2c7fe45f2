import { Skeleton } from '@mantine/core'
import { readPerson } from '@tahi/contract'
import { ProblemNotice } from '@tahi/ui/table/table-notice.tsx'
import { useAddress } from '../../../platform/address.ts'
import { useOpened } from '../../../platform/calls.ts'
import { problemOf } from '../../../platform/lists/list.ts'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import { readRecordAddress } from '../address.ts'
import { ProfileForm } from './profile-form.tsx'
import { ProfileFrame } from './profile-frame.tsx'

/** The user's own profile, or the one that the address names (W2 Profile). */
export default function ProfilePage() {
  const user = useCurrentUser()
  const [{ id = user._id }] = useAddress(readRecordAddress)
  return <Profile key={id} id={id} />
}

function Profile({ id }: { id: string }) {
  const query = useOpened(readPerson, { params: { id } })
  if (query.data) return <ProfileForm record={query.data.data} />
  return (
    <ProfileFrame>
      {query.error ? (
        <ProblemNotice problem={problemOf(query.error, () => query.refetch())} />
      ) : (
        <>
          <Skeleton height={210} radius="lg" />
          <Skeleton height={300} radius="lg" />
        </>
      )}
    </ProfileFrame>
  )
}
