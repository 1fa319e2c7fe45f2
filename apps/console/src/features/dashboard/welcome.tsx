import { type CurrentUser, texts } from '@tahi/contract'
import { type Day, fullName } from '@tahi/domain'
import { PersonAvatar } from '@tahi/ui/avatar/person-avatar.tsx'
import { headingId } from '@tahi/ui/page/use-title.ts'
import { dateInWords } from '../../platform/calendar/day-words.ts'
import classes from './welcome.module.css'

/** The user's name, title and the date (C2 Welcome header). */
export function Welcome({ user, today }: { user: CurrentUser; today: Day }) {
  const { firstName, title, branchName, avatar } = user
  return (
    <div className={classes.welcome}>
      <PersonAvatar name={fullName(user)} src={avatar} size={46} />
      <div>
        <h1 id={headingId} className={classes.name}>
          {texts.dashboard.welcome(firstName)}
        </h1>
        <p className={classes.facts}>
          <span>{branchName ? `${title} · ${branchName}` : title}</span>
          <time dateTime={today}>{dateInWords(today)}</time>
        </p>
      </div>
    </div>
  )
}
