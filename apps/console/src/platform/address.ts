import { type CurrentUser, day, id, isCompanyWide } from '@tahi/contract'
import type { Day } from '@tahi/domain'
import { type HistoryState, useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { useCurrentUser } from './session/current-user.ts'

type Search = Record<string, unknown>

/** How a change enters the browser's history. `state` is the new entry's; `true` keeps that of the present one. */
export interface HistoryStep {
  readonly replace?: boolean
  readonly state?: HistoryState | true
}

export type ChangeAddress<T> = (change: Partial<T>, step?: HistoryStep) => void

/**
 * The search part of the address, read by the feature that owns it. Each change is a step that the back button undoes;
 * `undefined` removes a parameter.
 */
export function useAddress<T extends object>(read: (search: Search) => T): [T, ChangeAddress<T>] {
  const user = useCurrentUser()
  const search = useSearch({ strict: false }) as Search
  const navigate = useNavigate()
  const change = useCallback(
    (change: Partial<T>, step: HistoryStep = {}) => {
      void navigate({ to: '.', search: (present: Search) => ({ ...present, ...change }), ...step } as never)
    },
    [navigate],
  )
  return [useMemo(() => inScopeOf(user, read(search)), [user, read, search]), change]
}

/**
 * Removes another branch from the address, which a colleague's link may name. People who see only their own branch have
 * no filter to remove it with.
 */
export const inScopeOf = <T extends { branch?: unknown }>(
  { role, branchId }: Pick<CurrentUser, 'role' | 'branchId'>,
  address: T,
): T =>
  address.branch === undefined || address.branch === branchId || isCompanyWide(role)
    ? address
    : { ...address, branch: undefined }

export const textIn = (search: Search, key: string): string | undefined => {
  const value = search[key]
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** A whole number from 1. @param most the largest that counts; larger ones read as undefined */
export const numberIn = (search: Search, key: string, most = Number.MAX_SAFE_INTEGER): number | undefined => {
  const value = Number(search[key])
  return Number.isInteger(value) && value > 0 && value <= most ? value : undefined
}

/** A record's id, or one of `words` that stand for several records; undefined for anything else. */
export const idIn = (search: Search, key: string, ...words: readonly string[]): string | undefined => {
  const text = textIn(search, key)
  return text !== undefined && (words.includes(text) || id.safeParse(text).success) ? text : undefined
}

/** A valid day 'YYYY-MM-DD'; undefined for anything else (C5). */
export const dayIn = (search: Search, key: string): Day | undefined => {
  const text = textIn(search, key)
  return day.safeParse(text).success ? text : undefined
}

/** The value if it is among the choices, otherwise undefined. */
export const choiceIn = <T extends string>(
  search: Search,
  key: string,
  choices: readonly T[],
): T | undefined => choices.find((choice) => choice === search[key])
