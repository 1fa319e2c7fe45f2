import { randomUUID } from 'node:crypto'
import {
  addPerson,
  type Input,
  login,
  type PersonRecord,
  readPerson,
  updatePerson,
  uploadFile,
} from '@tahi/contract'
import { type Person, server, type TestServer } from './server.ts'
import { type TrailEntry, trailOf } from './trail.ts'

type Addition = Input<typeof addPerson>['body']
type Change = Omit<Input<typeof updatePerson>['body'], '_id'>

/** Two branches with everybody who keeps or reads their people, and a department with two designations. */
export interface Office {
  readonly tahi: TestServer
  readonly branch: string
  readonly other: string
  readonly admin: Person
  readonly hr: Person
  readonly act: Person
  readonly manager: Person
  readonly sewer: Person
  /** An employee of the other branch. */
  readonly stranger: Person
  readonly department: string
  readonly designation: string
  /** Of another department. */
  readonly foreignDesignation: string
  /** Sends a new person as somebody; names, e-mail address and birthday are made up where they are left out. */
  add(as: Person, sent?: Partial<Addition>): ReturnType<typeof answerOf<typeof addPerson>>
  change(as: Person, person: { id: string }, sent: Change): ReturnType<typeof answerOf<typeof updatePerson>>
  read(as: Person, person: { id: string }): Promise<PersonRecord>
  /** Signs in through HTTP, for the employee application. */
  signIn(userId: string, password: string): ReturnType<typeof answerOf<typeof login>>
  /** Uploads a picture, or another content. @returns its address */
  upload(as: Person, content?: Buffer): Promise<string>
  /** What the audit trail has of somebody, oldest first. */
  trailOf(person: { id: string }): Promise<TrailEntry[]>
}

export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

// Gives the type of an answer a name.
const answerOf = <C extends Parameters<TestServer['call']>[1]>(
  tahi: TestServer,
  as: Person | null,
  call: C,
  input: Input<C>,
) => tahi.call(as, call, input)

export async function openOffice(): Promise<Office> {
  const tahi = await server()
  const [branch, other] = [await tahi.addBranch(), await tahi.addBranch()]
  const [department, elsewhere] = [randomUUID(), randomUUID()]
  const [designation, foreignDesignation] = [randomUUID(), randomUUID()]
  await tahi.database.asOwner(async (queries) => {
    for (const id of [department, elsewhere])
      await queries
        .insertInto('department')
        .values({ id, name: `Department ${id}` })
        .execute()
    for (const [id, departmentId] of [
      [designation, department],
      [foreignDesignation, elsewhere],
    ] as const)
      await queries
        .insertInto('designation')
        .values({ id, department_id: departmentId, name: `Designation ${id}` })
        .execute()
  })
  const sewer = await tahi.addPerson('user', branch)
  return {
    tahi,
    branch,
    other,
    admin: await tahi.addPerson('admin'),
    hr: await tahi.addPerson('hr'),
    act: await tahi.addPerson('act'),
    manager: await tahi.addPerson('manager', branch),
    sewer,
    stranger: await tahi.addPerson('user', other),
    department,
    designation,
    foreignDesignation,
    add: (as, sent = {}) =>
      answerOf(tahi, as, addPerson, {
        body: {
          firstName: 'Lorna',
          lastName: 'Reyes',
          email: `${randomUUID()}@example.com`,
          birthday: '1990-05-17',
          ...sent,
        },
      }),
    change: (as, { id }, sent) => answerOf(tahi, as, updatePerson, { body: { _id: id, ...sent } }),
    read: async (as, { id }) => (await tahi.call(as, readPerson, { params: { id } })).ok.data,
    signIn: (userId, password) =>
      answerOf(tahi, null, login, { body: { userId, password, client: 'employee' } }),
    async upload(as, content = png) {
      const form = new FormData()
      form.append('docs', new Blob([new Uint8Array(content)]), 'picture.png')
      const answer = await tahi.app.inject({
        method: 'POST',
        url: uploadFile.path,
        headers: { authorization: `Bearer ${as.token}` },
        payload: form,
      })
      return answer.json().url
    },
    trailOf: ({ id }) => trailOf(tahi, id),
  }
}
