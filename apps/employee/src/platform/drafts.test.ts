import { beforeEach, expect, test, vi } from 'vitest'
import { drafts, forgetDrafts } from './drafts.ts'

const session = vi.hoisted(() => ({
  person: 'nena' as string | null,
  isSignedIn: true,
  wasLost: false,
  tell: () => {},
}))
vi.mock('./session.ts', () => ({
  session: {
    token: () => (session.isSignedIn ? 'a-token' : null),
    personId: () => session.person,
    wasLost: () => session.wasLost,
    subscribe: (listener: () => void) => {
      session.tell = listener
    },
  },
}))

/** Like the browser's own, whose keys are its properties. */
class Storage {
  getItem(name: string): string | null {
    return (this as unknown as Record<string, string>)[name] ?? null
  }
  setItem(name: string, value: string): void {
    Object.assign(this, { [name]: value })
  }
  removeItem(name: string): void {
    Reflect.deleteProperty(this, name)
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', new Storage())
  Object.assign(session, { person: 'nena', isSignedIn: true, wasLost: false })
  return () => vi.unstubAllGlobals()
})

test('a draft is its writer’s, until signing out', () => {
  forgetDrafts()
  drafts.keep('message:hr', 'Masakit ang ulo ko')
  expect(drafts.read('message:hr')).toBe('Masakit ang ulo ko')
  session.person = 'rico'
  expect(drafts.read('message:hr')).toBe('')
  session.person = 'nena'
  session.isSignedIn = false
  session.tell()
  expect(Object.keys(localStorage)).toEqual([])
})

test('a draft outlives a session that ended from elsewhere, for the same person alone', () => {
  forgetDrafts()
  drafts.keep('message:hr', 'Masakit ang ulo ko')
  Object.assign(session, { isSignedIn: false, wasLost: true })
  session.tell()
  Object.assign(session, { isSignedIn: true, wasLost: false })
  session.tell()
  expect(drafts.read('message:hr')).toBe('Masakit ang ulo ko')
  Object.assign(session, { isSignedIn: false, wasLost: true })
  session.tell()
  Object.assign(session, { isSignedIn: true, wasLost: false, person: 'rico' })
  session.tell()
  expect(Object.keys(localStorage)).toEqual([])
})

test('a window that is opened again forgets whose it is no longer', () => {
  drafts.keep('message:hr', 'Masakit ang ulo ko')
  localStorage.setItem('tahi-app-draft:message:hr', 'of an earlier version')
  localStorage.setItem('tahi-draft:attendance:new', "the console's")
  session.person = 'rico'
  drafts.keep('message:hr', 'Kumusta')
  forgetDrafts()
  expect({ ...localStorage }).toEqual({
    'tahi-draft:attendance:new': "the console's",
    'tahi-app-draft:rico:message:hr': 'Kumusta',
  })
})

test('what finds no room is no error', () => {
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  expect(() => drafts.keep('message:hr', 'Kumusta')).not.toThrow()
})
