import {
  confirmAttendance,
  exportAttendance,
  listAttendance,
  logout,
  readCompany,
  readCurrentUser,
  readPayslip,
  uploadFile,
} from '@tahi/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createClient } from './client.ts'
import { FailedCall } from './failed-call.ts'

const fetched = vi.fn<typeof fetch>()
const onSessionEnd = vi.fn()
let token: string | null = 'a-token'
const client = createClient({ token: () => token, onSessionEnd })

const json = (body: unknown, status = 200) => Response.json(body, { status })
const refusal = (code: string, msg: string) => ({ success: false, code, msg })

/** What was sent: the address and the rest. */
const sent = () => {
  const [address, init] = fetched.mock.lastCall ?? []
  return { address, ...init }
}

beforeEach(() => {
  token = 'a-token'
  vi.stubGlobal('fetch', fetched)
  fetched.mockImplementation(async () => json({ success: true, msg: 'Success', data: [], total: 0 }))
})

afterEach(() => {
  vi.resetAllMocks()
  vi.unstubAllGlobals()
})

test('says of what is asked that nobody is there', async () => {
  let attended = true
  const watched = createClient({ token: () => token, onSessionEnd, attended: () => attended })
  await watched.send(readCurrentUser, {})
  expect(sent().headers).not.toHaveProperty('tahi-unattended')
  attended = false
  await watched.send(readCurrentUser, {})
  expect(sent().headers).toMatchObject({ 'tahi-unattended': '1', authorization: 'Bearer a-token' })
})

test('says that a call begins, and what its answer carried, a refusal too', async () => {
  const told: string[] = []
  const onSend = () => {
    told.push('begun')
    return (headers: Headers) => told.push(headers.get('content-type') ?? '')
  }
  const watched = createClient({ token: () => token, onSessionEnd, onSend })
  fetched.mockImplementation(async () => json(refusal('not_found', 'Not found'), 404))
  const sending = watched.send(readCurrentUser, {}).catch(() => {})
  expect(told).toEqual(['begun'])
  await sending
  expect(told).toEqual(['begun', 'application/json'])
})

describe('the address', () => {
  test('takes the parameters of the path, escaped', async () => {
    await client.send(readPayslip, { params: { id: '../a b?' } })
    expect(sent()).toMatchObject({ address: '/api/leave/salary/payslip/..%2Fa%20b%3F', method: 'GET' })
  })

  test('takes the query, without what is undefined or empty', async () => {
    await client.send(listAttendance, {
      params: { id: 'all' },
      query: { from: '2026-11-01', search: 'a&b', status: undefined, sort: '', page: 2 },
    })
    expect(sent().address).toBe('/api/attendance/all?from=2026-11-01&search=a%26b&page=2')
  })

  test('has no question mark when nothing is asked', async () => {
    await client.send(listAttendance, { params: { id: 'all' }, query: {} })
    expect(sent().address).toBe('/api/attendance/all')
  })

  test("starts with the server's origin where that is another", async () => {
    const outside = createClient({ origin: 'https://tahi.example', token: () => token, onSessionEnd })
    await outside.send(readCurrentUser, {})
    expect(sent().address).toBe('https://tahi.example/api/auth/user')
  })
})

describe('what is sent', () => {
  test('carries the bearer token of the moment, and none when nobody is signed in', async () => {
    await client.send(readCurrentUser, {})
    expect(sent().headers).toEqual({ authorization: 'Bearer a-token' })
    token = null
    await client.send(readCompany, {})
    expect(sent().headers).toEqual({})
  })

  test('is nothing where nobody is signed in and somebody has to be', async () => {
    token = null
    await expect(client.send(readCurrentUser, {})).rejects.toMatchObject({
      status: 401,
      code: 'not_signed_in',
    })
    expect(fetched).not.toHaveBeenCalled()
    expect(onSessionEnd).not.toHaveBeenCalled()
  })

  test('is JSON where there is a body, and has none where there is not', async () => {
    await client.send(confirmAttendance, { body: { ids: ['one'] } })
    expect(sent()).toMatchObject({ method: 'POST', body: '{"ids":["one"]}' })
    expect(sent().headers).toMatchObject({ 'content-type': 'application/json' })
    await client.send(readCurrentUser, {})
    expect(sent().body).toBeUndefined()
  })
})

describe('what is told', () => {
  test('is sent as whoever is signed in now, though the page is left, and is waited for by nobody', () => {
    fetched.mockReturnValue(new Promise(() => {}))
    client.tell(logout, { body: {} })
    token = null
    expect(sent()).toMatchObject({
      address: '/api/auth/logout',
      method: 'POST',
      keepalive: true,
      headers: { authorization: 'Bearer a-token' },
      signal: expect.any(AbortSignal),
    })
  })

  test('may come to nothing, and ends no session', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    client.tell(logout, { body: {} })
    fetched.mockResolvedValueOnce(json(refusal('session_ended', 'Your session has ended.'), 401))
    client.tell(logout, { body: {} })
    await new Promise((resolve) => setTimeout(resolve))
    expect(onSessionEnd).not.toHaveBeenCalled()
  })
})

describe('the answer', () => {
  test('is the body as it stands on the wire', async () => {
    const body = { success: true, msg: 'Success', data: [], total: 0, page: 1, pageSize: 12 }
    fetched.mockResolvedValue(json(body))
    expect(await client.send(listAttendance, { params: { id: 'all' }, query: {} })).toEqual(body)
  })

  test.each([
    'filename="attendance-data.xlsx"',
    'filename=attendance-data.xlsx',
    `filename="attendance-data.xlsx"; filename*=UTF-8''attendance-data.xlsx`,
  ])('of a file call is the file with its name, %s', async (named) => {
    const headers = { 'content-disposition': `attachment; ${named}` }
    fetched.mockResolvedValue(new Response('cells', { headers }))
    const { fileName, content } = await client.send(exportAttendance, { query: {} })
    expect(fileName).toBe('attendance-data.xlsx')
    expect(await content.text()).toBe('cells')
  })

  test("of a file call without a name is called 'download'", async () => {
    fetched.mockResolvedValue(new Response('cells'))
    expect((await client.send(exportAttendance, { query: {} })).fileName).toBe('download')
  })
})

describe('an upload that is refused for its session', () => {
  let arrive: () => void
  const upload = () =>
    client.upload(uploadFile, {}, new File(['cells'], 'a.png'), () => {}).catch((error: unknown) => error)

  beforeEach(() => {
    const request = {
      open() {},
      setRequestHeader() {},
      upload: {},
      status: 401,
      response: refusal('session_ended', 'Your session has ended.'),
      onload: () => {},
      send: () => (arrive = () => request.onload()),
    }
    vi.stubGlobal('XMLHttpRequest', function Request() {
      return request
    })
  })

  test.each([
    ['ends it', 'a-token', 1],
    ['leaves the one that was begun meanwhile', 'a-new-token', 0],
  ])('%s', async (_, present, ended) => {
    const failed = upload()
    token = present
    arrive()
    expect(await failed).toMatchObject({ status: 401, code: 'session_ended' })
    expect(onSessionEnd).toHaveBeenCalledTimes(ended)
  })
})

describe('a failure', () => {
  const failure = () => client.send(readCurrentUser, {}).catch((error: unknown) => error)

  test("is thrown with the server's status, words and body", async () => {
    const body = refusal('not_allowed', 'Your role does not allow this.')
    fetched.mockResolvedValue(json(body, 403))
    const thrown = await failure()
    expect(thrown).toBeInstanceOf(FailedCall)
    expect(thrown).toMatchObject({ success: false, status: 403, message: body.msg, data: body })
    expect(onSessionEnd).not.toHaveBeenCalled()
  })

  test('of a file call is no file', async () => {
    fetched.mockResolvedValue(json(refusal('too_large', 'Too many rows.'), 413))
    const thrown = await client.send(exportAttendance, { query: {} }).catch((error: unknown) => error)
    expect(thrown).toMatchObject({ status: 413, message: 'Too many rows.' })
  })

  test("without an answer has neither status nor data, and is 'An unexpected error occurred'", async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    const thrown = await failure()
    expect(thrown).toBeInstanceOf(FailedCall)
    expect(thrown).toMatchObject({
      status: undefined,
      message: 'An unexpected error occurred',
      data: undefined,
    })
  })

  test.each([
    ['breaks off', '{"success":true,"da'],
    ['is the page of whoever owns the line', '<h1>Sign in to this Wi-Fi</h1>'],
  ])('without an answer is also one whose answer %s', async (_, body) => {
    fetched.mockResolvedValue(new Response(body))
    const thrown = await failure()
    expect(thrown).toBeInstanceOf(FailedCall)
    expect(thrown).toMatchObject({ status: undefined })
  })

  test.each(['<h1>Bad Gateway</h1>', '{"msg":"Bad Gateway"}', '{"success":false}', '{"code":"bad_gateway"}'])(
    "whose body is not the product's, %s, is 'Error'",
    async (body) => {
      fetched.mockResolvedValue(new Response(body, { status: 502 }))
      expect(await failure()).toMatchObject({ status: 502, message: 'Error', data: undefined })
    },
  )

  test('tells once that the session has ended', async () => {
    fetched.mockResolvedValue(json(refusal('session_ended', 'Your session has ended.'), 401))
    expect(await failure()).toMatchObject({ status: 401, code: 'session_ended' })
    expect(onSessionEnd).toHaveBeenCalledOnce()
  })

  test('of a former session leaves the one that was begun meanwhile', async () => {
    let answer = (_: Response) => {}
    fetched.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    const failed = failure()
    token = 'a-new-token'
    answer(json(refusal('session_ended', 'Your session has ended.'), 401))
    expect(await failed).toMatchObject({ status: 401, code: 'session_ended' })
    expect(onSessionEnd).not.toHaveBeenCalled()
  })

  test('of a sign-in that is refused ends no session', async () => {
    fetched.mockResolvedValue(json(refusal('not_signed_in', 'The user ID or the password is wrong.'), 401))
    await failure()
    expect(onSessionEnd).not.toHaveBeenCalled()
  })

  test('that the caller asked for stays what it was', async () => {
    const gone = new AbortController()
    gone.abort()
    const aborted = new DOMException('This operation was aborted', 'AbortError')
    fetched.mockRejectedValue(aborted)
    await expect(client.send(readCurrentUser, {}, gone.signal)).rejects.toBe(aborted)
  })
})
