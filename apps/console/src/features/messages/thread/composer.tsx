import { ActionIcon, Textarea } from '@mantine/core'
import { IconSend2 } from '@tabler/icons-react'
import { charactersTooMany, limits, texts, tooLong } from '@tahi/contract'
import { type KeyboardEvent, useState } from 'react'
import { useRegisteredForm } from '../../../platform/forms/use-form-on-screen.ts'
import { keepText } from '../../../platform/keep-text.ts'
import classes from './composer.module.css'
import { draftKeyOf } from './message-drafts.ts'

type ComposerProps = {
  /** The other person; each person has a draft of their own. */
  personId: string
  onSend: (text: string) => void
}

/** The input for a message: Enter sends, Shift+Enter starts a new line, and blank text is never sent (W2, W5). */
export function Composer({ personId, onSend }: ComposerProps) {
  const draftKey = draftKeyOf(personId)
  const [text, setText] = useState(() => sessionStorage.getItem(draftKey) ?? '')
  const change = (next: string) => {
    setText(next)
    if (next.trim() === '') sessionStorage.removeItem(draftKey)
    else keepText(sessionStorage, draftKey, next)
  }
  // The text is still there for who comes back to the page, but not after logging out.
  useRegisteredForm({ isUnsaved: () => text.trim() !== '', forget: () => change('') })
  // The field takes a longer text all the same: cut while it is pasted, it would be sent without its end.
  const tooMany = charactersTooMany(text, limits.messageLength)
  const send = () => {
    const trimmed = text.trim()
    if (trimmed === '' || tooMany > 0) return
    onSend(trimmed)
    change('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // In an input method, Enter confirms the composed word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Textarea
        aria-label={texts.message.type}
        placeholder={texts.message.type}
        autosize
        minRows={1}
        maxRows={6}
        value={text}
        onChange={(event) => change(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        error={tooMany > 0 && tooLong(text.trim().length, limits.messageLength)}
        inputContainer={(field) => (
          <div className={classes.row}>
            {field}
            <ActionIcon
              type="submit"
              size={36}
              aria-label={texts.conversations.send}
              disabled={text.trim() === '' || tooMany > 0}
            >
              <IconSend2 size={18} stroke={1.7} />
            </ActionIcon>
          </div>
        )}
        data-autofocus
      />
    </form>
  )
}
