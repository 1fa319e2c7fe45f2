import { type Language, languages } from '@tahi/contract/employee-texts/words'
import { useSyncExternalStore } from 'react'
import { useCompanyZone } from './company-zone.ts'
import { Subject } from './subject.ts'

const key = 'tahi-language'
const locales: Record<Language, string> = { en: 'en-PH', fil: 'fil-PH' }

const kept = languages.find((language) => language === localStorage.getItem(key)) ?? null
const chosen = new Subject<Language | null>(kept)
const tell = (language: Language | null) => {
  document.documentElement.lang = language ?? 'en'
}
tell(kept)

/** Speaks this language from now on, on this phone. */
export function chooseLanguage(language: Language): void {
  localStorage.setItem(key, language)
  tell(language)
  chosen.set(language)
}

/** Null until somebody chose. */
export const useChosenLanguage = (): Language | null => useSyncExternalStore(chosen.subscribe, chosen.read)

export const useLanguage = (): Language => useChosenLanguage() ?? 'en'

/** The texts in the language that was chosen. */
export const useWords = <T>(words: Record<Language, T>): T => words[useLanguage()]

/** How the language writes days, times, numbers and money. */
export function useFormat(): Formats {
  return formatsOf(locales[useLanguage()], useCompanyZone())
}

export interface Formats {
  /** 'Wed, Nov 18', of a calendar day. */
  day(day: string): string
  /** 'November 2026', of a month `YYYY-MM`. */
  month(month: string): string
  /** '7:04 AM', of a wall time `HH:MM`. */
  time(wallTime: string): string
  /** A UTC instant in the company's zone. */
  instant(instant: string): string
  count(count: number): string
  /** Hours with two decimals. */
  hours(hours: number): string
  /** '₱1,234.50'. */
  pesos(pesos: number): string
}

const made = new Map<string, Formats>()

function formatsOf(locale: string, zone: string): Formats {
  const known = made.get(locale + zone)
  if (known) return known
  const dates = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options)
  // A calendar day and a wall time belong to no zone: they are read and written in the same one.
  const days = dates({ weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' })
  const months = dates({ month: 'long', year: 'numeric', timeZone: 'UTC' })
  const times = dates({ hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  const instants = dates({
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
  })
  const counts = new Intl.NumberFormat(locale)
  const twoDecimals = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const formats: Formats = {
    day: (day) => days.format(new Date(`${day}T00:00Z`)),
    month: (month) => months.format(new Date(`${month}-01T00:00Z`)),
    time: (wallTime) => times.format(new Date(`1970-01-01T${wallTime}Z`)),
    instant: (instant) => instants.format(new Date(instant)),
    count: (count) => counts.format(count),
    hours: (hours) => twoDecimals.format(hours),
    pesos: (pesos) => `₱${twoDecimals.format(pesos)}`,
  }
  made.set(locale + zone, formats)
  return formats
}
