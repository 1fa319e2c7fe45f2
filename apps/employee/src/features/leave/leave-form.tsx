import { newId } from '@tahi/client/new-id'
import { generalWords } from '@tahi/contract/employee-texts/general'
import { leaveWords } from '@tahi/contract/employee-texts/leave'
import type { Leave } from '@tahi/contract/leave'
import { leaveTypes } from '@tahi/domain'
import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Select, TextArea, TextField } from '../../components/field.tsx'
import { Form } from '../../components/form.tsx'
import { Notice } from '../../components/notice.tsx'
import { useWords } from '../../platform/language.ts'
import { queue } from '../../platform/queue/open-queue.ts'
import { useAttempt } from '../../platform/use-attempt.ts'
import { useChecked } from '../../platform/use-checked.ts'
import { useDraft } from '../../platform/use-draft.ts'
import { formProblems, type LeaveValues } from './form-problems.ts'
import { useCloseForm } from './form-way.ts'
import classes from './leave.module.css'
import { LeaveDays } from './leave-days.tsx'
import type { WaitingLeave } from './waiting-leaves.ts'

interface LeaveFormProps {
  /** The leave being changed; its type is fixed. */
  readonly record?: Leave
  /** Values entered earlier that are not on the server. */
  readonly earlier: WaitingLeave | undefined
}

/** Type, days and reason. Saving adds an entry to the queue, which sends it at once when online. */
export function LeaveForm({ record, earlier }: LeaveFormProps) {
  const words = useWords(leaveWords)
  const general = useWords(generalWords)
  const close = useCloseForm()
  const { isBusy, failure, attempt } = useAttempt()
  // One id per form, so that a double tap makes only one leave.
  const [id] = useState(() => record?._id ?? earlier?._id ?? newId())
  const draft = useDraft(`leave:${record?._id ?? earlier?._id ?? 'new'}`, () => ({
    // The version that was seen and changed, so that HR's changes are not overwritten unseen; 0 for a new request.
    version: record?.version ?? 0,
    ...valuesOf(record, earlier),
  }))
  const { version, ...values } = draft.typed
  const { shown: problems, check } = useChecked(formProblems(values, words, general))

  const save = async () => {
    const { leaveType, ...fields } = values
    const body = { _id: id, version, ...fields, details: fields.details.trim() }
    await queue.add(
      record
        ? { kind: 'leave', body, about: { leaveType } }
        : { kind: 'leave', body: { ...body, ...(leaveType && { leaveType }) } },
    )
    draft.forget()
    await close()
  }

  return (
    <Form busy={isBusy} onSubmit={() => check() && void attempt(save)}>
      {record ? (
        <div>
          <h2>{words.types[record.leaveType]}</h2>
          <p className={classes.quiet}>{words.typeStays}</p>
          {earlier?.refused !== undefined && (
            <Notice tone="warn">
              <span>
                {words.atHr}: <span className={classes.details}>{record.details}</span>
                <LeaveDays date={record.date} dateEnd={record.dateEnd} />
              </span>
            </Notice>
          )}
        </div>
      ) : (
        <Select
          label={words.type}
          value={values.leaveType}
          error={problems.leaveType}
          onChange={(type) => draft.type({ leaveType: type as LeaveValues['leaveType'] })}
        >
          <option value="" disabled>
            {words.choose}
          </option>
          {leaveTypes.map((type) => (
            <option key={type} value={type}>
              {words.types[type]}
            </option>
          ))}
        </Select>
      )}
      <TextField
        label={words.from}
        type="date"
        value={values.date}
        error={problems.date}
        onChange={(date) =>
          // Most leaves are one day.
          draft.type({ date, ...(values.dateEnd === '' && { dateEnd: date }) })
        }
      />
      <TextField
        label={words.to}
        type="date"
        value={values.dateEnd}
        min={values.date}
        error={problems.dateEnd}
        onChange={(dateEnd) => draft.type({ dateEnd })}
      />
      <TextArea
        label={words.why}
        value={values.details}
        error={problems.details}
        onChange={(details) => draft.type({ details })}
      />
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Button type="submit" busy={isBusy}>
        {record ? words.change : words.request}
      </Button>
    </Form>
  )
}

function valuesOf(record: Leave | undefined, earlier: WaitingLeave | undefined): LeaveValues {
  const { leaveType = '', date = '', dateEnd = '', details = '' } = { ...record, ...earlier }
  return { leaveType, date, dateEnd, details }
}
