import { gateWords } from '@tahi/contract/employee-texts/gate'
import { pairGate } from '@tahi/contract/gate-mode'
import { type FormEvent, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { TextField } from '../../parts/field.tsx'
import { LanguageSwitch } from '../../parts/language-switch.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Page } from '../../parts/page.tsx'
import { useWords } from '../../platform/language.ts'
import { useFailureWords } from '../../platform/server-words.ts'
import classes from './pair-page.module.css'
import { pairing, sendAsGate, useWasEnded } from './pairing.ts'
import { useWaitingTaps } from './taps.ts'

/** Makes this tablet a gate, with the code that HR is shown; the QR code brings it along. */
export function PairPage() {
  const words = useWords(gateWords)
  const failureWords = useFailureWords()
  const wasEnded = useWasEnded()
  const waiting = useWaitingTaps()
  const [code, setCode] = useState(() => new URLSearchParams(location.search).get('code') ?? '')
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  const pair = async (event: FormEvent) => {
    event.preventDefault()
    setIsBusy(true)
    setFailure(undefined)
    try {
      const { data } = await sendAsGate(pairGate, { body: { code } })
      // Used up: it must not stand in the address of a page that is opened again.
      history.replaceState(null, '', location.pathname)
      pairing.begin(data)
    } catch (error) {
      setFailure(failureWords(error))
      setIsBusy(false)
    }
  }

  return (
    <Page title={words.pairTitle}>
      <LanguageSwitch />
      {wasEnded && <Notice tone="warn">{words.ended}</Notice>}
      {waiting.length > 0 && <Notice>{words.stillWaiting(waiting.length)}</Notice>}
      {!window.isSecureContext && <Notice tone="bad">{words.needsHttps}</Notice>}
      <p>{words.pairWhy}</p>
      <form className={classes.pair} onSubmit={pair} noValidate>
        <TextField
          label={words.code}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={failure}
          autoComplete="off"
          autoCapitalize="characters"
          placeholder="K7RM-3XWD"
        />
        <Button type="submit" busy={isBusy} disabled={code.trim() === '' || !window.isSecureContext}>
          {words.pair}
        </Button>
      </form>
    </Page>
  )
}
