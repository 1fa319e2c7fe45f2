import { generalWords } from '@tahi/contract/employee-texts/general'
import { limits } from '@tahi/contract/limits'
import { useWords } from '../platform/language.ts'
import { Button } from './button.tsx'

type ShowOlderProps = {
  of: { data: { data: readonly unknown[]; total: number } | undefined; isPlaceholderData: boolean }
  onPress: () => void
}

/** Stands below a list's latest entries while there are older ones; busy while these are fetched, not at every other reading. */
export function ShowOlder({ of: { data: list, isPlaceholderData }, onPress }: ShowOlderProps) {
  const words = useWords(generalWords)
  if (list === undefined || list.total <= list.data.length || list.data.length >= limits.largestPage)
    return null
  return (
    <Button look="plain" busy={isPlaceholderData} onClick={onPress}>
      {words.older}
    </Button>
  )
}
