import { Subject } from '@tahi/client/subject'
import { type Language, languages } from '@tahi/contract/employee-texts/words'
import { useSyncExternalStore } from 'react'
import { useCompanyZone } from './company-zone.ts'
import { type Formats, formatsOf } from './formats.ts'

const key = 'tahi-language'
const locales: Record<Language, string> = { en: 'en-PH', fil: 'fil-PH' }

const kept = languages.find((language) => language === localStorage.getItem(key)) ?? null
const chosen = new Subject<Language | null>(kept)
const tell = (language: Language | null) => {
  document.documentElement.lang = language ?? 'en'
}
tell(kept)

/** Sets this phone's language. */
export function chooseLanguage(language: Language): void {
  try {
    localStorage.setItem(key, language)
  } catch {
    // No storage space: the choice lasts as long as the window.
  }
  tell(language)
  chosen.set(language)
}

/** Null until a language is chosen. */
export const useChosenLanguage = (): Language | null => useSyncExternalStore(chosen.subscribe, chosen.read)

export const useLanguage = (): Language => useChosenLanguage() ?? 'en'

/** The texts in the chosen language. */
export const useWords = <T>(words: Record<Language, T>): T => words[useLanguage()]

/** The language's formats of days, times, numbers and money. */
export function useFormat(): Formats {
  return formatsOf(locales[useLanguage()], useCompanyZone())
}
