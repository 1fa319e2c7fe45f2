import { randomUUID } from 'node:crypto'
import { type Announcement, createAnnouncement, type Input, noteAnnouncementRead } from '@tahi/contract'
import { type Person, server, type TestServer } from './server.ts'

type Body = Input<typeof createAnnouncement>['body']

/** Two branches with their people, and head office, where announcements are posted and read. */
export interface NoticeBoard {
  readonly tahi: TestServer
  readonly branch: string
  readonly other: string
  readonly manager: Person
  readonly sewer: Person
  readonly otherManager: Person
  readonly otherSewer: Person
  readonly admin: Person
  readonly hr: Person
  readonly act: Person
  /** Stands in the titles, so that no test sees another's announcements to all. */
  readonly mark: string
  save(as: Person, body: Body): ReturnType<typeof sendSave>
  /** An announcement with a title and a description, unless told otherwise. */
  post(as: Person, fields?: Body): Promise<Announcement>
  read(as: Person, id: string): ReturnType<typeof sendRead>
}

export async function openNoticeBoard(): Promise<NoticeBoard> {
  const tahi = await server()
  const [branch, other] = [await tahi.addBranch(), await tahi.addBranch()]
  const mark = randomUUID().slice(0, 8)
  const save = (as: Person, body: Body) => sendSave(tahi, as, body)
  return {
    tahi,
    branch,
    other,
    mark,
    manager: await tahi.addPerson('manager', branch, { firstName: 'Rosa', lastName: 'Dizon' }),
    sewer: await tahi.addPerson('user', branch, { firstName: 'Lito', lastName: 'Abad' }),
    otherManager: await tahi.addPerson('manager', other),
    otherSewer: await tahi.addPerson('user', other),
    admin: await tahi.addPerson('admin', null, { firstName: 'Gloria', lastName: 'Reyes' }),
    hr: await tahi.addPerson('hr'),
    act: await tahi.addPerson('act'),
    save,
    post: async (as, fields = {}) =>
      (await save(as, { title: `${mark} Pay day`, desc: 'On Friday, at the gate.', ...fields })).ok.data,
    read: (as, id) => sendRead(tahi, as, id),
  }
}

const sendSave = (tahi: TestServer, as: Person, body: Body) => tahi.call(as, createAnnouncement, { body })

const sendRead = (tahi: TestServer, as: Person, _id: string) =>
  tahi.call(as, noteAnnouncementRead, { body: { _id } })
