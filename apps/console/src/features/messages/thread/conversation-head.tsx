import { ActionIcon } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { type Conversation, texts } from '@tahi/contract'
import { PersonAvatar } from '@tahi/ui/avatar/person-avatar.tsx'
import classes from './conversation-pane.module.css'

type ConversationHeadProps = { person: Conversation | undefined; onBack: () => void }

/** The other person of the thread; on a phone with a button back to the list. */
export function ConversationHead({ person, onBack }: ConversationHeadProps) {
  return (
    <header className={classes.head}>
      <ActionIcon
        className={classes.back}
        variant="subtle"
        color="gray"
        size={44}
        aria-label={texts.conversations.backToList}
        onClick={onBack}
      >
        <IconArrowLeft size={20} />
      </ActionIcon>
      {person && (
        <>
          <PersonAvatar name={person.name} src={person.avatar} size={36} />
          <div className={classes.who}>
            <h2 className={classes.name}>{person.name}</h2>
            <p className={classes.title}>
              {[person.userId, person.title, person.branchName].filter(Boolean).join(' · ')}
            </p>
          </div>
        </>
      )}
    </header>
  )
}
