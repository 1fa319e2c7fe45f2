import {
  IconBell,
  IconDeviceMobile,
  IconFolder,
  IconKey,
  IconMessage,
  IconPassword,
  IconSend,
  IconSpeakerphone,
  IconUser,
} from '@tabler/icons-react'
import { dailyWords } from '@tahi/contract/employee-texts/daily'
import { deviceWords } from '@tahi/contract/employee-texts/devices'
import { identityWords } from '@tahi/contract/employee-texts/identity'
import { moreWords } from '@tahi/contract/employee-texts/more'
import { pinWords } from '@tahi/contract/employee-texts/pin'
import type { Language } from '@tahi/contract/employee-texts/words'
import type { Today } from '@tahi/contract/today'
import type { ComponentType } from 'react'

interface MoreEntry {
  readonly path: string
  readonly Icon: ComponentType<{ 'aria-hidden'?: boolean }>
  readonly nameOf: Record<Language, string>
  /** What of the day's unread counts is found there. */
  readonly unread?: keyof Today['unread']
}

const named = <T>(words: Record<Language, T>, nameIn: (words: T) => string): Record<Language, string> => ({
  en: nameIn(words.en),
  fil: nameIn(words.fil),
})

/** The pages behind 'More', in their order. */
export const entries: readonly MoreEntry[] = [
  {
    path: '/messages',
    Icon: IconMessage,
    nameOf: named(dailyWords, ({ messages }) => messages),
    unread: 'messages',
  },
  {
    path: '/announcements',
    Icon: IconSpeakerphone,
    nameOf: named(dailyWords, ({ announcements }) => announcements),
    unread: 'announcements',
  },
  { path: '/documents', Icon: IconFolder, nameOf: named(dailyWords, ({ documents }) => documents) },
  {
    path: '/notifications',
    Icon: IconBell,
    nameOf: named(dailyWords, ({ notifications }) => notifications),
    unread: 'notifications',
  },
  { path: '/profile', Icon: IconUser, nameOf: named(dailyWords, ({ profile }) => profile) },
  { path: '/waiting', Icon: IconSend, nameOf: named(moreWords, ({ waitingTitle }) => waitingTitle) },
  { path: '/devices', Icon: IconDeviceMobile, nameOf: named(deviceWords, ({ title }) => title) },
  { path: '/pin', Icon: IconPassword, nameOf: named(pinWords, ({ title }) => title) },
  { path: '/password', Icon: IconKey, nameOf: named(identityWords, ({ change }) => change) },
]
