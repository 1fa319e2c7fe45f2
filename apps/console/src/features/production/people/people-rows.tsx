import { type QuotaEmployee, texts } from '@tahi/contract'
import { EmptyState } from '@tahi/ui/page/states.tsx'
import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react'
import { useRef } from 'react'
import classes from './employees.module.css'
import type { Entering } from './entering.ts'
import { hasColumns } from './entry-draft.ts'
import { moveTo } from './move-between-fields.ts'
import { PersonRow } from './person-row.tsx'

const words = texts.quotaPeople

type PeopleRowsProps = {
  quotaId: string
  people: readonly QuotaEmployee[]
  /** Undefined makes the list read-only. */
  entering?: Entering
  children?: ReactNode
}

/** A row for each person; Enter and the arrows move between fields, as in a spreadsheet. */
export function PeopleRows({ quotaId, people, entering, children }: PeopleRowsProps) {
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    if (list.current && moveTo(event, list.current)) event.preventDefault()
  }
  // What is copied from several cells has several lines or columns; a single figure is pasted as usual.
  const onPaste = (event: ClipboardEvent) => {
    const personId = event.target instanceof HTMLElement && event.target.dataset.person
    const text = event.clipboardData.getData('text')
    if (!entering || !personId || !(/\n./.test(text) || hasColumns(text))) return
    event.preventDefault()
    entering.paste(personId, text)
  }
  if (people.length === 0 && !children) return <EmptyState>{words.nobody}</EmptyState>
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and pastes come from the fields inside
    <div
      ref={list}
      className={classes.people}
      data-entering={entering ? true : undefined}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
    >
      <div className={classes.columns} aria-hidden="true">
        <span>{texts.columns.employee}</span>
        <span>{words.columns.soFar}</span>
        {entering && <span>{words.columns.add}</span>}
        {entering && <span>{words.columns.sum}</span>}
      </div>
      <ul className={classes.rows} aria-label={words.title}>
        {people.map((person) => (
          <PersonRow
            key={person.employee._id}
            quotaId={quotaId}
            person={person}
            draft={entering?.drafts[person.employee._id]}
            problem={entering?.problems[person.employee._id]}
            onChange={entering?.change}
          />
        ))}
      </ul>
      {children}
    </div>
  )
}
