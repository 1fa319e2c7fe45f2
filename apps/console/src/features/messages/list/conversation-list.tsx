import { limits, texts } from '@tahi/contract'
import { BusyButton } from '@tahi/ui/button/busy-button.tsx'
import { EmptyState, ErrorState, OfflineState } from '@tahi/ui/page/states.tsx'
import { SearchBox } from '@tahi/ui/table/search-box.tsx'
import classes from './conversation-list.module.css'
import { ConversationRow } from './conversation-row.tsx'
import { RowSkeletons } from './row-skeletons.tsx'
import type { useConversations } from './use-conversations.ts'

type ConversationListProps = {
  conversations: ReturnType<typeof useConversations>
  /** The other person of the shown thread. */
  shownId: string | undefined
  search: string | undefined
  onSearch: (search: string) => void
  now: Date
}

/** Everybody the user can write to: conversations, the latest first, then the others by name (W2 Messages). */
export function ConversationList({ conversations, shownId, search, onSearch, now }: ConversationListProps) {
  return (
    <nav className={classes.list} aria-label={texts.conversations.title}>
      <div className={classes.search}>
        <SearchBox
          value={search ?? ''}
          onChange={onSearch}
          placeholder={texts.conversations.search}
          maxLength={limits.nameLength}
        />
      </div>
      <div className={classes.rows} aria-busy={conversations.rows === undefined && !conversations.error}>
        <Rows conversations={conversations} shownId={shownId} search={search} now={now} />
      </div>
    </nav>
  )
}

function Rows({ conversations, shownId, search, now }: Omit<ConversationListProps, 'onSearch'>) {
  const { rows, error, showMore, isFetching, isPlaceholderData } = conversations
  const retry = () => void conversations.refetch()
  if (!rows && error)
    return error.status === undefined ? (
      <OfflineState onRetry={retry} />
    ) : (
      <ErrorState message={error.message} onRetry={retry} />
    )
  // Nobody found for the words before says nothing about the present ones.
  if (!rows || (rows.length === 0 && isPlaceholderData)) return <RowSkeletons />
  if (rows.length === 0)
    return (
      <EmptyState title={texts.message.noConversation}>
        {search ? texts.conversations.nobodyNamed : texts.conversations.nobody}
      </EmptyState>
    )
  return (
    <>
      <ul className={classes.people}>
        {rows.map((conversation) => (
          <ConversationRow
            key={conversation.id}
            conversation={conversation}
            now={now}
            isShown={conversation.id === shownId}
            search={search}
          />
        ))}
      </ul>
      {showMore && (
        <BusyButton variant="subtle" size="xs" className={classes.more} busy={isFetching} onClick={showMore}>
          {texts.conversations.more}
        </BusyButton>
      )}
      {rows.length >= limits.largestPage && <p className={classes.end}>{texts.conversations.searchOthers}</p>}
    </>
  )
}
