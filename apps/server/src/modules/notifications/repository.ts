import type { NotificationKind } from '@tahi/contract'
import { type RawBuilder, sql } from 'kysely'
import { soon } from '../../platform/clock.ts'
import type { Queries } from '../../platform/database/connection.ts'
import type { Work } from '../../platform/work.ts'
import type { Notice, Recipients } from './notice.ts'

interface Written {
  readonly id: string
  readonly personId: string
  readonly title: string
  readonly message: string
  readonly href: string | null
  readonly inBell: boolean
}

/** The author, as shown to the recipient. */
export interface Author {
  readonly id: string
  readonly name: string
}

interface Writing {
  readonly kind: NotificationKind
  readonly notices: readonly (Notice & { readonly id?: string })[]
  /** The roles that can get this kind, with their default channels. */
  readonly usual: readonly { role: string; bell: boolean; push: boolean }[]
  readonly author: Author | null
  readonly spared: string | null
  readonly now: Date
  readonly pushAt: Date
}

/** Writes notifications and their pushes in one statement. @returns the notifications that their recipients want */
export async function writeNotifications(
  queries: Queries,
  { kind, notices, usual, author, spared, now, pushAt }: Writing,
): Promise<Written[]> {
  const rows = notices.map(({ to, id, title, message, href, applicationHref, topic }) => ({
    ...addresses(to),
    id,
    title,
    message,
    href,
    application_href: applicationHref,
    topic,
  }))
  const { rows: written } = await sql<Written>`
    select id, person_id as "personId", title, message, href, in_bell as "inBell"
    from notify_people(${kind}::text, ${JSON.stringify(rows)}::jsonb, ${JSON.stringify(usual)}::jsonb,
      ${author?.id ?? null}::uuid, ${author?.name ?? null}::text, ${spared}::uuid, ${now}::timestamptz, ${pushAt}::timestamptz)`.execute(
    queries,
  )
  return written
}

const addresses = (to: Recipients) =>
  'roles' in to
    ? { roles: to.roles, branch_id: to.branchId, but_branch_id: to.butBranchId, but_people: to.butPeople }
    : { people: to }

/** Deletes what was written to people about a topic, with its pending pushes: something newer is about to be said. */
export async function takeBackTopics(
  { queries }: Pick<Work, 'queries'>,
  topics: readonly { personId: string; topic: string }[],
): Promise<void> {
  const people = topics.map(({ personId }) => personId)
  await sql`
    select take_back_topics(${people}::uuid[], ${topics.map(({ topic }) => topic)}::text[])`.execute(queries)
}

/** Like `takeBackTopics`, of what was written to everybody about these topics. */
export async function takeBackFromEverybody(
  { queries }: Pick<Work, 'queries'>,
  topics: readonly string[],
): Promise<void> {
  await sql`select take_back_topic(topic) from unnest(${topics}::text[]) as topic`.execute(queries)
}

/** Like `takeBackFromEverybody`, but people of this branch keep theirs. */
export async function takeBackElsewhere(
  { queries }: Pick<Work, 'queries'>,
  topic: string,
  branchId: string,
): Promise<void> {
  await sql`select take_back_topic_elsewhere(${topic}, ${branchId})`.execute(queries)
}

/**
 * Takes back what people can no longer open since their role or branch changed, and what leads to the client that they do
 * not use any more leads nowhere. Called when they and their records are written.
 */
export async function takeBackUnreachable(
  { queries }: Pick<Work, 'queries'>,
  personIds: readonly string[],
): Promise<void> {
  if (personIds.length > 0) await sql`select take_back_unreachable(${personIds}::uuid[])`.execute(queries)
}

/** Marks everybody's notifications of these topics as read: what they asked for is done. Pending pushes are not sent. */
export async function closeTopics(
  { queries, now }: Pick<Work, 'queries' | 'now'>,
  topics: readonly string[],
): Promise<void> {
  await sql`select close_topics(${topics}::text[], ${now}::timestamptz)`.execute(queries)
}

/** Marks the caller's notifications as read. @returns whether any of them was unread in the bell */
export async function markRead({ queries, scope, now }: Work, which: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql<{ inBell: boolean }>`
    update notification set read_at = ${now}
    where person_id = ${scope.personId} and read_at is null and ${which}
    returning in_bell as "inBell"`.execute(queries)
  return rows.some(({ inBell }) => inBell)
}

/** The number of unread notifications in the caller's bell. */
export async function countUnread({ queries, scope }: Work): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from notification
    where person_id = ${scope.personId} and in_bell and read_at is null`.execute(queries)
  return rows[0]?.count ?? 0
}

/** How many notifications the caller has sent to others since a moment. */
export async function countSent({ queries, now }: Work, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select sent_notifications(${since}::timestamptz) - sent_notifications(${soon(now)}::timestamptz) as count`.execute(
    queries,
  )
  return rows[0]?.count ?? 0
}

/** Deletes notifications made before a moment, read or not, with their pending pushes. */
export async function forgetNotifications(queries: Queries, madeBefore: Date): Promise<void> {
  await sql`delete from notification where created_at < ${madeBefore}`.execute(queries)
}
