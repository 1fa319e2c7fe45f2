import type { NotificationKind } from '@tahi/contract'
import type { Language } from '@tahi/contract/employee-texts/words'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/connection.ts'
import { isDue } from '../../platform/retry-delay.ts'

/** A push that a sender has taken. No other sender takes it until `heldMinutes` are over. */
export interface TakenPush {
  readonly id: string
  readonly deviceId: string
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly language: Language
  readonly notificationId: string
  readonly kind: NotificationKind
  readonly title: string
  readonly message: string
  /** The author's name; null for the product. */
  readonly sender: string | null
  readonly href: string | null
  readonly topic: string | null
  readonly inBell: boolean
  /** Including this attempt. */
  readonly attempts: number
  readonly createdAt: Date
}

/** How long a taken push is left alone; an attempt is much shorter. */
const heldMinutes = 10
/** How many pushes are sent at the same time. */
const atOnce = 20

/** Deletes due pushes that are no longer needed: their content was read or is too old, or the person was deactivated. */
export async function dropNeedless(queries: Queries, now: Date, writtenBefore: Date): Promise<void> {
  await sql`
    delete from push_outbox where id in (
      select push_outbox.id
      from push_outbox
      join notification on notification.id = push_outbox.notification_id
      join person on person.id = notification.person_id
      where ${isDue(now)}
        and (notification.read_at is not null or not person.active or push_outbox.created_at < ${writtenBefore})
      for update of push_outbox skip locked
    )`.execute(queries)
}

/** Takes the pushes that have been due longest, so that no other server takes them. */
export async function takePushes(queries: Queries, now: Date): Promise<TakenPush[]> {
  const { rows } = await sql<TakenPush>`
    update push_outbox
    set attempts = attempts + 1, due_at = ${now}::timestamptz + make_interval(mins => ${heldMinutes}::integer)
    from notification, push_device
    where push_outbox.id = any(array(
        select id from push_outbox where ${isDue(now)} order by due_at, id limit ${atOnce}
        for update skip locked
      ))
      and notification.id = push_outbox.notification_id and push_device.id = push_outbox.device_id
    returning push_outbox.id, push_device.id as "deviceId", push_device.endpoint, push_device.p256dh, push_device.auth,
      push_device.language,
      notification.id as "notificationId", notification.kind, notification.title, notification.message,
      notification.sender, notification.href, notification.topic, notification.in_bell as "inBell", push_outbox.attempts,
      push_outbox.created_at as "createdAt"`.execute(queries)
  return rows
}

type Tried = Pick<TakenPush, 'id' | 'attempts'>

/** Deletes a push that was sent or given up, unless another sender has taken it since. */
export async function endPush(queries: Queries, { id, attempts }: Tried): Promise<void> {
  await sql`delete from push_outbox where id = ${id} and attempts = ${attempts}`.execute(queries)
}

export async function postponePush(queries: Queries, { id, attempts }: Tried, dueAt: Date): Promise<void> {
  await sql`
    update push_outbox set due_at = ${dueAt} where id = ${id} and attempts = ${attempts}`.execute(queries)
}

/** The push service ended the subscription: deletes the device with all its pending pushes. */
export async function forgetDevice(
  queries: Queries,
  { deviceId }: Pick<TakenPush, 'deviceId'>,
): Promise<void> {
  await sql`delete from push_device where id = ${deviceId}`.execute(queries)
}
