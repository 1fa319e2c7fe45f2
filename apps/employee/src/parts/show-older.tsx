import { generalWords } from '@tahi/contract/employee-texts/general'
import { limits } from '@tahi/contract/limits'
import { useWords } from '../platform/language.ts'
import { Button } from './button.tsx'

type ShowOlderProps = {
  of: { data: { data: readonly unknown[]; total: number } | undefined; isFetching: boolean }
  onPress: () => void
}

/** Stands below a list's latest entries while there are older ones. */
export function ShowOlder({ of: { data: list, isFetching }, onPress }: ShowOlderProps) {
  const words = useWords(generalWords)
  if (list === undefined || list.total <= list.data.length || list.data.length >= limits.largestPage)
    return null
  return (
    <Button look="plain" busy={isFetching} onClick={onPress}>
      {words.older}
    </Button>
  )
}
