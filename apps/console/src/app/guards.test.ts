import type { CurrentUser } from '@tahi/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { queryClient } from '../platform/calls.ts'
import { currentUserQuery } from '../platform/session/current-user.ts'
import { keepSetUpUntilDone, mayOpenPath, requireUser } from './guards.ts'

test('a role may open the paths of its screens, and those that belong to no screen', () => {
  expect(mayOpenPath('/salary/new', 'manager')).toBe(true)
  expect(mayOpenPath('/salary/new', 'hr')).toBe(true)
  expect(mayOpenPath('/salary/new', 'admin')).toBe(false)
  expect(mayOpenPath('/salary/new/', 'admin')).toBe(false)
  expect(mayOpenPath('/attendance/new', 'act')).toBe(false)
  expect(mayOpenPath('/attendance', 'user')).toBe(false)
  expect(mayOpenPath('/change-password', 'user')).toBe(true)
})

describe('the setup page (D8)', () => {
  const sentTo = (needsSetup: boolean, pathname: string) => {
    try {
      return keepSetUpUntilDone({ needsSetup }, pathname)
    } catch (thrown) {
      return (thrown as { options: { to: string } }).options.to
    }
  }
  const signIn = (token: string | null) => vi.stubGlobal('sessionStorage', { getItem: () => token })

  beforeEach(() => signIn(null))
  afterEach(() => vi.unstubAllGlobals())

  test('is all that there is until there is a General Manager', () => {
    for (const path of ['/', '/login', '/employees']) expect(sentTo(true, path)).toBe('/setup')
    expect(sentTo(true, '/setup')).toBeUndefined()
  })

  test('leads to the login from then on, or home who is signed in', () => {
    expect(sentTo(false, '/setup')).toBe('/login')
    signIn('a-token')
    expect(sentTo(false, '/setup')).toBe('/')
    for (const path of ['/', '/login', '/employees']) expect(sentTo(false, path)).toBeUndefined()
  })
})

describe('a page for those who are signed in', () => {
  const user: CurrentUser = {
    _id: '0199a8f0-6a3b-7c1d-8e2f-3a4b5c6d7e8f',
    userId: 'HR-001',
    firstName: 'Ana',
    lastName: 'Cruz',
    email: 'ana@sinaghabi.example',
    role: 'manager',
    title: 'HR Admin',
    branchId: null,
    branchName: null,
    departmentId: null,
    designationId: null,
    avatar: null,
    mustChangePassword: false,
    version: 1,
  }
  const signedInAs = (one: CurrentUser) => {
    vi.stubGlobal('sessionStorage', { getItem: () => 'a-token' })
    queryClient.setQueryData(currentUserQuery.queryKey, { success: true, msg: 'Success', data: one })
  }
  const sentTo = (from: string) => requireUser(from).catch(({ options }: { options: unknown }) => options)

  beforeEach(() => vi.stubGlobal('sessionStorage', { getItem: () => null }))
  afterEach(() => {
    queryClient.clear()
    vi.unstubAllGlobals()
  })

  test('sends nobody to the login, and afterwards back to the whole address', async () => {
    expect(await sentTo('/salary?page=2')).toMatchObject({
      to: '/login',
      search: { next: '/salary?page=2' },
    })
  })

  test('sends nobody from the root to the landing page, which is a document of its own (C1)', () => {
    const replace = vi.fn()
    vi.stubGlobal('window', { location: { replace } })
    void requireUser('/')
    expect(replace).toHaveBeenCalledExactlyOnceWith('/')
  })

  test('knows who is signed in', async () => {
    signedInAs(user)
    expect(await requireUser('/salary')).toEqual(user)
  })

  test('sends a first password to its change before anything else, which it lets through (D2)', async () => {
    const fresh = { ...user, mustChangePassword: true }
    signedInAs(fresh)
    expect(await sentTo('/salary?page=2')).toMatchObject({
      to: '/change-password',
      search: { next: '/salary?page=2' },
    })
    expect(await requireUser('/change-password')).toEqual(fresh)
  })
})
