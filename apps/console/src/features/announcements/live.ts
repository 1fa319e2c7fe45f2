import { announcementChanged } from '@tahi/contract'
import { type Reaction, readsAnew } from '../../platform/live.ts'
import { showsAnnouncements } from './shows.ts'

export const announcementReactions: Reaction[] = [readsAnew(announcementChanged, ...showsAnnouncements)]
