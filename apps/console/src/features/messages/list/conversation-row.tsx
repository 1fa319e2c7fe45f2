import { type Conversation, isCompanyWide, screens, texts } from '@tahi/contract'
import { PersonAvatar } from '@tahi/ui/avatar/person-avatar.tsx'
import { useLink } from '@tahi/ui/link.tsx'
import { agoInWords } from '../../../platform/ago.ts'
import { useCompany } from '../../../platform/company.ts'
import { linkTo } from '../../../platform/link.ts'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import classes from './conversation-row.module.css'

type ConversationRowProps = {
  conversation: Conversation
  now: Date
  isShown: boolean
  /** The list's search, which the link keeps. */
  search: string | undefined
}

/** A person with the last message and its time, and a dot while something is unread (W2 Messages). */
export function ConversationRow({ conversation, now, isShown, search }: ConversationRowProps) {
  const { id, name, title, branchName, avatar, lastMessage, lastAt, lastIsOwn, unread } = conversation
  const Link = useLink()
  const { timeZone } = useCompany()
  const { role } = useCurrentUser()
  return (
    <li>
      <Link
        className={classes.row}
        href={linkTo(screens.messages.path, { search, with: id })}
        aria-current={isShown ? 'true' : undefined}
        data-unread={unread > 0 || undefined}
      >
        <PersonAvatar name={name} src={avatar} size={38} />
        <span className={classes.words}>
          <span className={classes.line}>
            <span className={classes.name}>{name}</span>
            {lastAt && (
              <time className={classes.time} dateTime={lastAt}>
                {agoInWords(lastAt, now, timeZone)}
              </time>
            )}
          </span>
          <span className={classes.line}>
            <span className={classes.last}>
              {lastMessage === null
                ? [title, isCompanyWide(role) && branchName].filter(Boolean).join(' · ')
                : lastIsOwn
                  ? `${texts.conversations.you} ${lastMessage}`
                  : lastMessage}
            </span>
            {unread > 0 && (
              <span
                className={classes.dot}
                role="img"
                aria-label={texts.conversations.unread(unread)}
                title={texts.conversations.unread(unread)}
              />
            )}
          </span>
        </span>
      </Link>
    </li>
  )
}
