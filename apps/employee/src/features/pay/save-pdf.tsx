import { saveFile } from '@tahi/client/save-file'
import { payWords } from '@tahi/contract/employee-texts/pay'
import { printPayslip } from '@tahi/contract/payroll'
import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { send } from '../../platform/calls.ts'
import { useLanguage, useWords } from '../../platform/language.ts'
import { useAttempt } from '../../platform/use-attempt.ts'

/** Saves the payslip as a PDF on the phone, in the current language. */
export function SavePdf({ id }: { id: string }) {
  const { page: words } = useWords(payWords)
  const language = useLanguage()
  const [isSaved, setIsSaved] = useState(false)
  const { isBusy, failure, attempt } = useAttempt('read')
  const save = async () => {
    setIsSaved(false)
    saveFile(await send(printPayslip, { params: { id }, query: { language } }))
    setIsSaved(true)
  }
  return (
    <>
      <Button look="plain" busy={isBusy} onClick={() => void attempt(save)}>
        {words.save}
      </Button>
      {isSaved && <Notice tone="good">{words.saved}</Notice>}
      {failure && <Notice tone="bad">{failure}</Notice>}
    </>
  )
}
