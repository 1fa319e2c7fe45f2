import { Skeleton } from '@mantine/core'
import { type PersonRecord, readPerson } from '@tahi/contract'
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
  const query = useOpened(readPerson, { params: { id } }, { isLocked: ({ data }) => isLocked(data) })
  const record = query.data?.data
  // A form keeps the record that it was opened with, so that a locked one follows as another form.
  if (record) return <ProfileForm key={isLocked(record) ? record.version : 'editable'} record={record} />
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

const isLocked = ({ can }: PersonRecord): boolean => !can.includes('edit') && !can.includes('editOwn')
