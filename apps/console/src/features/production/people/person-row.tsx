import { TextInput, UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { formatCount, type QuotaEmployee, texts } from '@tahi/contract'
import { listedName } from '@tahi/domain'
import { StatusBadge } from '@tahi/ui/charts/status-badge.tsx'
import { memo, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import classes from './employees.module.css'
import type { Entering } from './entering.ts'
import { type EntryDraft, type EntryProblem, piecesOf } from './entry-draft.ts'
import { EntryHistory } from './entry-history.tsx'

const words = texts.quotaPeople

type PersonRowProps = {
  quotaId: string
  person: QuotaEmployee
  draft: EntryDraft | undefined
  problem: EntryProblem | undefined
  /** Undefined makes the row read-only. */
  onChange: Entering['change'] | undefined
}

/**
 * One person: the progress so far, the new pieces, and the sum. Memoised, so that typing in other rows does not render
 * it.
 */
export const PersonRow = memo(function PersonRow(props: PersonRowProps) {
  const { quotaId, person, draft, problem, onChange } = props
  const { employee, progress, entries, onLeave, active, wasThere } = person
  const [isOpen, setOpen] = useState(false)
  const [isReopened, setReopened] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const historyId = useId()
  const name = listedName(employee)
  const pieces = draft && piecesOf(draft.typed)
  // Nothing can be added for who left before the day, but an entry can be taken back, and then in part.
  const isClosed = !wasThere && !draft && !isReopened
  const takeBack = (taken: number) => {
    flushSync(() => {
      setReopened(true)
      onChange?.(person, { typed: String(-taken) })
    })
    // From the button, which is gone as long as the field has a text.
    field.current?.focus()
  }
  return (
    <li className={classes.row}>
      <div className={classes.line}>
        <span className={classes.name}>
          <span>
            {name} <small>{employee.userId}</small>
          </span>
          {onLeave && <StatusBadge tone="neutral" label={words.onLeave} />}
          {!active && <StatusBadge tone="neutral" label={words.left} />}
        </span>
        <span className={classes.soFar}>
          {entries > 0 ? (
            <UnstyledButton
              className={classes.entries}
              aria-expanded={isOpen}
              aria-controls={historyId}
              aria-label={words.entriesOf(progress, name)}
              onClick={() => setOpen(!isOpen)}
            >
              {formatCount(progress)}
              <IconChevronDown size={14} data-open={isOpen || undefined} aria-hidden />
            </UnstyledButton>
          ) : (
            <span className={classes.none}>0</span>
          )}
        </span>
        {onChange && isClosed && <span className={classes.closed}>{words.closed}</span>}
        {onChange && !isClosed && (
          <TextInput
            ref={field}
            size="sm"
            className={classes.field ?? ''}
            aria-label={words.addOf(name)}
            data-person={employee._id}
            inputMode="numeric"
            autoComplete="off"
            value={draft?.typed ?? ''}
            error={problem?.field === 'typed' && problem.message}
            onChange={({ currentTarget }) => onChange(person, { typed: currentTarget.value })}
          />
        )}
        {onChange && (
          <span className={classes.then} data-changed={pieces ? true : undefined}>
            {pieces ? formatCount(progress + pieces) : ''}
          </span>
        )}
      </div>
      {onChange && pieces !== undefined && pieces < 0 && (
        <TextInput
          size="sm"
          className={classes.reason ?? ''}
          label={words.whyLess(Math.abs(pieces))}
          placeholder={words.whyExample}
          value={draft?.reason ?? ''}
          error={problem?.field === 'reason' && problem.message}
          onChange={({ currentTarget }) => onChange(person, { reason: currentTarget.value })}
        />
      )}
      <div id={historyId} hidden={!isOpen}>
        {isOpen && (
          <EntryHistory
            quotaId={quotaId}
            personId={employee._id}
            // It fills the field, and must not replace what was typed there.
            onTakeBack={onChange && !draft?.typed ? takeBack : undefined}
          />
        )}
      </div>
    </li>
  )
})
