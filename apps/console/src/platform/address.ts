import { day, id } from '@tahi/contract'
import type { Day } from '@tahi/domain'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'

type Search = Record<string, unknown>

/**
 * What the address says after its '?', read by the feature that owns it. Changing a filter makes a step that the
 * back button undoes; `undefined` takes one out.
 */
export function useAddress<T extends object>(
  read: (search: Search) => T,
): [T, (change: Partial<T>, how?: { replace?: boolean }) => void] {
  const search = useSearch({ strict: false }) as Search
  const navigate = useNavigate()
  const change = useCallback(
    (change: Partial<T>, { replace = false }: { replace?: boolean } = {}) => {
      void navigate({ to: '.', search: (present: Search) => ({ ...present, ...change }), replace } as never)
    },
    [navigate],
  )
  return [useMemo(() => read(search), [read, search]), change]
}

export const textIn = (search: Search, key: string): string | undefined => {
  const value = search[key]
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** A whole number from 1. @param most above it there is none */
export const numberIn = (search: Search, key: string, most = Number.MAX_SAFE_INTEGER): number | undefined => {
  const value = Number(search[key])
  return Number.isInteger(value) && value > 0 && value <= most ? value : undefined
}

/** A record's id that calls take, or one of the words that stand for several; what is neither counts as empty. */
export const idIn = (search: Search, key: string, ...words: readonly string[]): string | undefined => {
  const text = textIn(search, key)
  return text !== undefined && (words.includes(text) || id.safeParse(text).success) ? text : undefined
}

/** A day 'YYYY-MM-DD' that calls take; one that cannot be read counts as empty (C5). */
export const dayIn = (search: Search, key: string): Day | undefined => {
  const text = textIn(search, key)
  return day.safeParse(text).success ? text : undefined
}

/** One of the choices, else undefined. */
export const choiceIn = <T extends string>(
  search: Search,
  key: string,
  choices: readonly T[],
): T | undefined => choices.find((choice) => choice === search[key])
