import { Button, Progress } from '@mantine/core'
import { texts } from '@tahi/contract'
import { listedName } from '@tahi/domain'
import { Dialog } from '@tahi/ui/dialog/dialog.tsx'
import { ErrorNotice } from '@tahi/ui/page/error-notice.tsx'
import { ScrollRegion } from '@tahi/ui/page/scroll-region.tsx'
import { useRef } from 'react'
import { useCompany } from '../../../platform/company.ts'
import { leavingForms } from '../../../platform/forms/unsaved-forms.ts'
import { useFormOnScreen } from '../../../platform/forms/use-form-on-screen.ts'
import { byName } from '../../../platform/lists/by-name.ts'
import { printWhenReady } from '../../../platform/paper/print-when-ready.ts'
import classes from './give-pins.module.css'
import { pinSlips } from './pin-slips.ts'
import type { Giving } from './use-giving.ts'

const words = texts.gate

type GivePinsProps = Giving & { onGoOn: () => void; onClose: () => void }

/** New PINs, while they are created and, only this once, afterwards; a slip is printed for each person. */
export function GivePins({ ids, given, refused, answered, failure, onGoOn, onClose }: GivePinsProps) {
  const company = useCompany()
  /** How many of the PINs are on slips, or given up. */
  const printed = useRef(0)
  const isDone = answered === ids.length
  const isGiving = !isDone && !failure
  const shown = {
    question: {
      message: words.notPrinted,
      detail: words.notPrintedDetail,
      confirmLabel: texts.actions.close,
    },
    isUnsaved: () => printed.current < (isGiving ? ids.length : given.length),
    forget: () => {
      printed.current = ids.length
    },
  }
  useFormOnScreen(shown)

  const print = async () => {
    if (await printWhenReady(async () => pinSlips(company, given))) printed.current = given.length
  }
  return (
    <Dialog title={words.given} onClose={onClose} dismissable={false}>
      <div className={classes.giving}>
        {!isDone && (
          <Progress
            value={Math.max(2, (answered / ids.length) * 100)}
            size="lg"
            transitionDuration={300}
            aria-label={words.given}
          />
        )}
        <p className={classes.hint} role="status">
          {isDone && given.length > 0 ? words.givenHint : words.givenOf(given.length, ids.length)}
        </p>
        {failure && <ErrorNotice>{failure}</ErrorNotice>}
        {!isGiving && refused.length > 0 && <ErrorNotice>{words.getNone(refused)}</ErrorNotice>}
        {given.length > 0 && (
          <ScrollRegion label={words.given} busy={isGiving}>
            <ul className={classes.pins}>
              {given.toSorted(byName).map(({ employee, pin }) => (
                <li key={employee._id}>
                  <span>{listedName(employee)}</span>
                  <span className={classes.code}>{employee.userId}</span>
                  <strong>{pin}</strong>
                </li>
              ))}
            </ul>
          </ScrollRegion>
        )}
        {!isGiving && (
          <div className={classes.foot}>
            <Button variant="default" onClick={leavingForms(onClose, [shown])}>
              {texts.actions.close}
            </Button>
            {failure && (
              <Button variant="default" onClick={onGoOn}>
                {words.goOn}
              </Button>
            )}
            {given.length > 0 && <Button onClick={print}>{words.printSlips}</Button>}
          </div>
        )}
      </div>
    </Dialog>
  )
}
