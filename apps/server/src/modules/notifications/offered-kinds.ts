import { type NotificationChoice, notificationKinds, type Role, usualChannels } from '@tahi/contract'

/** What a role can be told of, with where it is told of it until its holder chooses otherwise. */
export const offeredKinds = (role: Role): NotificationChoice[] =>
  notificationKinds.flatMap((kind) => {
    const usual = usualChannels[kind][role]
    return usual ? [{ kind, ...usual }] : []
  })
