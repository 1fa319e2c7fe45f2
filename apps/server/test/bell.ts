import { listNotifications, type Notification } from '@tahi/contract'
import type { Person, TestServer } from './server.ts'

/** What stands in a person's bell, the latest first. */
export const bellOf = async (tahi: TestServer, person: Person): Promise<Notification[]> =>
  (await tahi.call(person, listNotifications, { query: {} })).ok.data

/** Of these people, those whose bell has a notification of this text in its title or message; by their names here. */
export async function toldOf(
  tahi: TestServer,
  people: Readonly<Record<string, Person>>,
  text: string,
): Promise<string[]> {
  const told: string[] = []
  for (const [name, person] of Object.entries(people)) {
    const bell = await bellOf(tahi, person)
    if (bell.some(({ title, message }) => `${title} ${message}`.includes(text))) told.push(name)
  }
  return told
}
