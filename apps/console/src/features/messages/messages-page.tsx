import { texts } from '@tahi/contract'
import { Page } from '@tahi/ui/page/page.tsx'
import { EmptyState } from '@tahi/ui/page/states.tsx'
import { useAddress } from '../../platform/address.ts'
import { readMessagesAddress } from './address.ts'
import { ConversationList } from './list/conversation-list.tsx'
import { useConversation, useConversations } from './list/use-conversations.ts'
import classes from './messages-page.module.css'
import { MuteSwitch } from './sound/mute-switch.tsx'
import { ConversationHead } from './thread/conversation-head.tsx'
import { ConversationPane } from './thread/conversation-pane.tsx'
import { useNow } from './use-now.ts'

/** Messages: the people at the left, the thread at the right; on a phone one at a time (W2). */
export default function MessagesPage() {
  const [{ with: personId, search }, change] = useAddress(readMessagesAddress)
  const conversations = useConversations(search)
  const person = useConversation(personId, conversations.rows)
  const now = useNow()
  return (
    <Page title={texts.message.title} tools={<MuteSwitch />}>
      <div className={classes.panes} data-chosen={personId !== undefined || undefined}>
        <div className={classes.left}>
          <ConversationList
            conversations={conversations}
            shownId={personId}
            search={search}
            onSearch={(text) => change({ search: text || undefined }, { replace: true })}
            now={now}
          />
        </div>
        <div className={classes.right}>
          {personId === undefined ? (
            <EmptyState title={texts.message.choose} />
          ) : (
            <>
              <ConversationHead person={person} onBack={() => change({ with: undefined })} />
              <ConversationPane key={personId} personId={personId} person={person} now={now} />
            </>
          )}
        </div>
      </div>
    </Page>
  )
}
