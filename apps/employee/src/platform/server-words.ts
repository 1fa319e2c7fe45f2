import { Subject } from '@tahi/client/subject'
import { generalWords } from '@tahi/contract/employee-texts/general'
import { useEffect, useSyncExternalStore } from 'react'
import { failureWords, type Wanted } from './failure-words.ts'
import { useLanguage, useWords } from './language.ts'

type Said = (english: string) => string

const asItIs: Said = (english) => english
const filipino = new Subject<Said>(asItIs)

/** Loads the Filipino for the server's texts, only when it is chosen. They stay English if it cannot be loaded. */
const loadFilipino = (): Promise<void> =>
  import('@tahi/contract/employee-texts/server-words').then(
    ({ inFilipino }) => filipino.set(inFilipino),
    () => {},
  )

/** Translates the server's English texts into the chosen language. */
export function useServerWords(): Said {
  const inFilipino = useSyncExternalStore(filipino.subscribe, filipino.read)
  const isFilipino = useLanguage() === 'fil'
  useEffect(() => {
    if (isFilipino) void loadFilipino()
  }, [isFilipino])
  return isFilipino ? inFilipino : asItIs
}

/** The words for a failed call, in the chosen language. */
export function useFailureWords(wanted: Wanted): (error: unknown) => string {
  const said = useServerWords()
  const general = useWords(generalWords)
  return (error) => failureWords(error, general, said, wanted)
}
