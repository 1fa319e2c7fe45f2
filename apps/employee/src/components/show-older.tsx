import { generalWords } from '@tahi/contract/employee-texts/general'
import { limits } from '@tahi/contract/limits'
import { useWords } from '../platform/language.ts'
import { useFailureWords } from '../platform/server-words.ts'
import type { Older } from '../platform/use-latest.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

type ShowOlderProps = {
  of: { data: { data: readonly unknown[]; total: number } | undefined }
  older: Older
}

/**
 * A button below a list's latest entries while there are older ones. Busy only while older ones are fetched, not
 * during other refetches.
 */
export function ShowOlder({ of: { data: list }, older: { isBusy, failure, show } }: ShowOlderProps) {
  const words = useWords(generalWords)
  const failureWords = useFailureWords('read')
  if (list === undefined || list.total <= list.data.length || list.data.length >= limits.largestPage)
    return null
  return (
    <>
      {failure && <Notice tone="bad">{failureWords(failure)}</Notice>}
      <Button look="plain" busy={isBusy} onClick={show}>
        {words.older}
      </Button>
    </>
  )
}
