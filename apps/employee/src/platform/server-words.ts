import { FailedCall } from '@tahi/client/failed-call'
import { generalWords } from '@tahi/contract/employee-texts/general'
import { useEffect, useSyncExternalStore } from 'react'
import { useLanguage, useWords } from './language.ts'
import { NotKept } from './queue/not-kept.ts'
import { Subject } from './subject.ts'

type Said = (english: string) => string

const asItIs: Said = (english) => english
const filipino = new Subject<Said>(asItIs)

/** Only those who chose Filipino load its words for what the server says; it stays English where they do not come. */
const loadFilipino = (): Promise<void> =>
  import('@tahi/contract/employee-texts/server-words').then(
    ({ inFilipino }) => filipino.set(inFilipino),
    () => {},
  )

/** What the server says in English, in the language that was chosen. */
export function useServerWords(): Said {
  const inFilipino = useSyncExternalStore(filipino.subscribe, filipino.read)
  const isFilipino = useLanguage() === 'fil'
  useEffect(() => {
    if (isFilipino) void loadFilipino()
  }, [isFilipino])
  return isFilipino ? inFilipino : asItIs
}

/** What a failed call is told as: the server's words, or that there was no line. */
export function useFailureWords(): (error: unknown) => string {
  const said = useServerWords()
  const general = useWords(generalWords)
  return (error) => {
    if (error instanceof NotKept) return general.notKept
    if (!(error instanceof FailedCall)) return general.unexpected
    if (error.status === undefined) return general.needsLine
    // One field alone is the one that was typed; its name in the call tells nobody anything.
    const [field, ...others] = error.errors
    return said(field && others.length === 0 ? field.msg : error.message)
  }
}
