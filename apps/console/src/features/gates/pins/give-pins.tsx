import { Alert, Button, Progress } from '@mantine/core'
import { texts } from '@tahi/contract'
import { confirm } from '@tahi/ui/dialog/confirm.tsx'
import { Dialog } from '@tahi/ui/dialog/dialog.tsx'
import { ScrollRegion } from '@tahi/ui/page/scroll-region.tsx'
import { useState } from 'react'
import { useCompany } from '../../../platform/company.ts'
import { printWhenReady } from '../../../platform/print-when-ready.ts'
import classes from './give-pins.module.css'
import { byName, pinSlips } from './pin-slips.ts'
import { type Giving, useGiving } from './use-giving.ts'

const words = texts.gate

type GivePinsProps = { ids: readonly string[]; onClose: () => void }

/** Gives the people chosen new PINs, shows them this once and prints a slip for each. */
export function GivePins({ ids, onClose }: GivePinsProps) {
  const company = useCompany()
  const giving = useGiving(ids)
  const { state, given } = giving
  const [printed, setPrinted] = useState(0)

  const print = async () => {
    if (await printWhenReady(async () => pinSlips(company, given))) setPrinted(given.length)
  }
  const close = async () => {
    const isDone =
      printed === given.length ||
      (await confirm({
        message: words.notPrinted,
        detail: words.notPrintedDetail,
        confirmLabel: 'Close',
        danger: true,
      }))
    if (isDone) onClose()
  }
  if (state === 'asked')
    return (
      <Dialog title={words.givePins} onClose={onClose}>
        <div className={classes.giving}>
          <h3 className={classes.question}>{words.giveQuestion(ids.length)}</h3>
          <p className={classes.hint}>{words.giveDetail}</p>
          <footer className={classes.foot}>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button data-autofocus onClick={giving.go}>
              {words.givePins}
            </Button>
          </footer>
        </div>
      </Dialog>
    )
  return (
    <Dialog title={words.given} onClose={onClose} dismissable={false}>
      <div className={classes.giving}>
        <Progressing {...giving} people={ids.length} />
        {given.length > 0 && (
          <ScrollRegion label={words.given} busy={false}>
            <ul className={classes.pins}>
              {byName(given).map(({ employee, pin }) => (
                <li key={employee._id}>
                  <span>{`${employee.lastName}, ${employee.firstName}`}</span>
                  <span className={classes.code}>{employee.userId}</span>
                  <strong>{pin}</strong>
                </li>
              ))}
            </ul>
          </ScrollRegion>
        )}
        {state !== 'giving' && (
          <footer className={classes.foot}>
            <Button variant="default" onClick={close}>
              Close
            </Button>
            {state === 'stopped' && (
              <Button variant="default" onClick={giving.go}>
                {words.goOn}
              </Button>
            )}
            {given.length > 0 && (
              <Button data-autofocus onClick={print}>
                {words.printSlips}
              </Button>
            )}
          </footer>
        )}
      </div>
    </Dialog>
  )
}

/** How far it is, why it stopped, or what to do now. */
function Progressing({ state, given, failure, people }: Giving & { people: number }) {
  if (state === 'done') return <p className={classes.hint}>{words.givenHint}</p>
  return (
    <>
      <Progress
        value={Math.max(2, (given.length / people) * 100)}
        size="lg"
        transitionDuration={300}
        aria-label={words.given}
      />
      <p className={classes.hint} role="status">
        {words.givenOf(given.length, people)}
      </p>
      {failure && (
        <Alert color="red" variant="light" role="alert">
          {failure}
        </Alert>
      )}
    </>
  )
}
