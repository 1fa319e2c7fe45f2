import { type NotificationChoice, notificationKinds, type Role, usualChannels } from '@tahi/contract'

/** The kinds of notifications that a role can get, with their default channels. */
export const offeredKinds = (role: Role): NotificationChoice[] =>
  notificationKinds.flatMap((kind) => {
    const usual = usualChannels[kind][role]
    return usual ? [{ kind, ...usual }] : []
  })
