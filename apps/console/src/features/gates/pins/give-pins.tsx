import { Button, Progress } from '@mantine/core'
import { texts } from '@tahi/contract'
import { confirm } from '@tahi/ui/dialog/confirm.tsx'
import { Dialog } from '@tahi/ui/dialog/dialog.tsx'
import { ErrorNotice } from '@tahi/ui/page/error-notice.tsx'
import { ScrollRegion } from '@tahi/ui/page/scroll-region.tsx'
import { useState } from 'react'
import { byName } from '../../../platform/choices/by-name.ts'
import { useCompany } from '../../../platform/company.ts'
import { printWhenReady } from '../../../platform/paper/print-when-ready.ts'
import classes from './give-pins.module.css'
import { pinSlips } from './pin-slips.ts'
import type { Giving } from './use-giving.ts'

const words = texts.gate

type GivePinsProps = Giving & { onGoOn: () => void; onClose: () => void }

/** New PINs, while they are created and, only this once, afterwards; a slip is printed for each person. */
export function GivePins({ ids, given, refused, answered, failure, onGoOn, onClose }: GivePinsProps) {
  const company = useCompany()
  const [printed, setPrinted] = useState(0)
  const isDone = answered === ids.length

  const print = async () => {
    if (await printWhenReady(async () => pinSlips(company, given))) setPrinted(given.length)
  }
  const close = async () => {
    const isSure =
      printed === given.length ||
      (await confirm({
        message: words.notPrinted,
        detail: words.notPrintedDetail,
        confirmLabel: texts.actions.close,
        danger: true,
      }))
    if (isSure) onClose()
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
        {(isDone || failure) && refused.length > 0 && <ErrorNotice>{words.getNone(refused)}</ErrorNotice>}
        {given.length > 0 && (
          <ScrollRegion label={words.given} busy={!isDone && !failure}>
            <ul className={classes.pins}>
              {given.toSorted(byName).map(({ employee, pin }) => (
                <li key={employee._id}>
                  <span>{`${employee.lastName}, ${employee.firstName}`}</span>
                  <span className={classes.code}>{employee.userId}</span>
                  <strong>{pin}</strong>
                </li>
              ))}
            </ul>
          </ScrollRegion>
        )}
        {(isDone || failure) && (
          <div className={classes.foot}>
            <Button variant="default" onClick={close}>
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
