import { payWords } from '@tahi/contract/employee-texts/pay'
import { printPayslip } from '@tahi/contract/payroll'
import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { send } from '../../platform/calls.ts'
import { useLanguage, useWords } from '../../platform/language.ts'
import { useFailureWords } from '../../platform/server-words.ts'

/** Saves the payslip as a PDF on the phone, in the current language. */
export function SavePdf({ id }: { id: string }) {
  const { page: words } = useWords(payWords)
  const failureWords = useFailureWords()
  const language = useLanguage()
  const [state, setState] = useState<'busy' | 'saved' | { failed: string }>()
  const save = async () => {
    setState('busy')
    try {
      const { fileName, content } = await send(printPayslip, { params: { id }, query: { language } })
      download(fileName, content)
      setState('saved')
    } catch (error) {
      setState({ failed: failureWords(error) })
    }
  }
  return (
    <>
      <Button look="plain" busy={state === 'busy'} onClick={() => void save()}>
        {words.save}
      </Button>
      {state === 'saved' && <Notice tone="good">{words.saved}</Notice>}
      {typeof state === 'object' && <Notice tone="bad">{state.failed}</Notice>}
    </>
  )
}

/** Milliseconds that a browser may take to read a file from its object URL. */
const keptFor = 60_000

function download(fileName: string, content: Blob): void {
  const href = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href, download: fileName }).click()
  setTimeout(() => URL.revokeObjectURL(href), keptFor)
}
