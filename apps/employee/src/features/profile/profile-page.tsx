import { dailyWords } from '@tahi/contract/employee-texts/daily'
import { readPerson } from '@tahi/contract/people-records'
import { Answer } from '../../components/answer.tsx'
import { Page } from '../../components/page.tsx'
import { useCall } from '../../platform/calls.ts'
import { useWords } from '../../platform/language.ts'
import { session } from '../../platform/session.ts'
import { AvatarPicture } from './avatar-picture.tsx'
import classes from './profile.module.css'
import { ProfileForm } from './profile-form.tsx'

/** One's own profile. Picture, birthday, contact and gender can be changed; HR keeps the rest (W2 Profile). */
export function ProfilePage() {
  const words = useWords(dailyWords)
  const person = useCall(readPerson, { params: { id: session.personId() ?? '' } })
  return (
    <Page title={words.profile} back="/more">
      <Answer of={person}>
        {({ data }) => (
          <>
            <AvatarPicture person={data} />
            <dl className={classes.facts}>
              <Fact name={words.userId} value={data.userId} />
              <Fact
                name={words.work}
                value={[data.designationName, data.departmentName].filter(Boolean).join(', ')}
              />
              <Fact name={words.branch} value={data.branchName ?? ''} />
              <Fact name={words.email} value={data.email} />
            </dl>
            <ProfileForm person={data} />
          </>
        )}
      </Answer>
    </Page>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value || '—'}</dd>
  </div>
)
