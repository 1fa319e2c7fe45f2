import { gateWords } from '@tahi/contract/employee-texts/gate'
import { pairGate } from '@tahi/contract/gate-mode'
import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { TextField } from '../../components/field.tsx'
import { Form } from '../../components/form.tsx'
import { LanguageSwitch } from '../../components/language-switch.tsx'
import { Notice } from '../../components/notice.tsx'
import { Page } from '../../components/page.tsx'
import { useWords } from '../../platform/language.ts'
import { useAttempt } from '../../platform/use-attempt.ts'
import { pairing, sendAsGate, usePairing, useWasEnded } from './pairing.ts'
import { useRoster } from './roster.ts'
import { useWaitingTaps } from './taps.ts'
import { useIdle } from './use-idle.ts'

/** Without input, a paired gate leaves this page and resumes its work. */
const idleMs = 60_000

type PairPageProps = {
  /** The code from the QR code. */
  code: string
  onLeave: () => void
}

/** Pairs this tablet as a gate, or as another gate, with the code that HR sees. */
export function PairPage({ code: brought, onLeave }: PairPageProps) {
  const words = useWords(gateWords)
  const wasEnded = useWasEnded()
  const waiting = useWaitingTaps()
  const isGate = usePairing() !== null
  const roster = useRoster()
  const [code, setCode] = useState(brought)
  const { isBusy, failure, attempt } = useAttempt()
  useIdle(idleMs, isGate && !isBusy ? onLeave : undefined, code)

  const pair = async () => {
    const { data } = await sendAsGate(pairGate, { body: { code } })
    pairing.begin(data)
    onLeave()
  }

  return (
    <Page title={words.pairTitle}>
      <LanguageSwitch />
      {wasEnded && <Notice tone="warn">{words.ended}</Notice>}
      {isGate && (
        <Notice tone="warn">{words.isGate(roster ? `${roster.gateName} · ${roster.branchName}` : '')}</Notice>
      )}
      {waiting.length > 0 && <Notice>{words.stillWaiting(waiting.length)}</Notice>}
      {!window.isSecureContext && <Notice tone="bad">{words.needsHttps}</Notice>}
      <p>{words.pairWhy}</p>
      <Form busy={isBusy} onSubmit={() => void attempt(pair)}>
        <TextField
          label={words.code}
          value={code}
          onChange={setCode}
          error={failure}
          autoComplete="off"
          autoCapitalize="characters"
          placeholder="K7RM-3XWD"
        />
        <Button type="submit" busy={isBusy} disabled={code.trim() === '' || !window.isSecureContext}>
          {words.pair}
        </Button>
        {isGate && (
          <Button look="plain" disabled={isBusy} onClick={onLeave}>
            {words.stay}
          </Button>
        )}
      </Form>
    </Page>
  )
}
