import { dailyWords } from '@tahi/contract/employee-texts/daily'
import { generalWords } from '@tahi/contract/employee-texts/general'
import { Link } from 'wouter'
import { Answer } from '../../components/answer.tsx'
import { LinkList } from '../../components/link-list.tsx'
import { Mark } from '../../components/mark.tsx'
import { Page } from '../../components/page.tsx'
import { useFormat, useWords } from '../../platform/language.ts'
import classes from './messages.module.css'
import { useConversations } from './use-conversations.ts'

/** The branch's HR, sorted by the latest message. */
export function MessagesPage() {
  const words = useWords(dailyWords)
  const general = useWords(generalWords)
  const format = useFormat()
  const conversations = useConversations()
  return (
    <Page title={words.messages} back="/more">
      <Answer of={conversations}>
        {({ data }) => (
          <>
            {data.length === 0 && <p>{words.noConversations}</p>}
            <LinkList className={classes.people}>
              {data.map(({ id, name, title, lastMessage, lastAt, lastIsOwn, unread }) => (
                <li key={id}>
                  <Link href={`/messages/${id}`}>
                    <span className={classes.line}>
                      <b>{name}</b>
                      {lastAt && <small>{format.instant(lastAt)}</small>}
                    </span>
                    <span className={classes.line}>
                      <span className={classes.last}>
                        {lastMessage === null ? title : `${lastIsOwn ? `${words.you}: ` : ''}${lastMessage}`}
                      </span>
                      {unread > 0 && <Mark>{general.unread(unread)}</Mark>}
                    </span>
                  </Link>
                </li>
              ))}
            </LinkList>
          </>
        )}
      </Answer>
    </Page>
  )
}
