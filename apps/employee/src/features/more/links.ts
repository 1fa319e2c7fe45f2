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

interface MoreLink {
  readonly path: string
  readonly Icon: ComponentType<{ 'aria-hidden'?: boolean }>
  readonly nameIn: (language: Language) => string
  /** What of the day's unread counts is found there. */
  readonly unread?: keyof Today['unread']
}

/** The pages behind 'More', in their order. */
export const links: readonly MoreLink[] = [
  {
    path: '/messages',
    Icon: IconMessage,
    nameIn: (language) => dailyWords[language].messages,
    unread: 'messages',
  },
  {
    path: '/announcements',
    Icon: IconSpeakerphone,
    nameIn: (language) => dailyWords[language].announcements,
    unread: 'announcements',
  },
  { path: '/documents', Icon: IconFolder, nameIn: (language) => dailyWords[language].documents },
  {
    path: '/notifications',
    Icon: IconBell,
    nameIn: (language) => dailyWords[language].notifications,
    unread: 'notifications',
  },
  { path: '/profile', Icon: IconUser, nameIn: (language) => dailyWords[language].profile },
  { path: '/waiting', Icon: IconSend, nameIn: (language) => moreWords[language].waitingTitle },
  { path: '/devices', Icon: IconDeviceMobile, nameIn: (language) => deviceWords[language].title },
  { path: '/pin', Icon: IconPassword, nameIn: (language) => pinWords[language].title },
  { path: '/password', Icon: IconKey, nameIn: (language) => identityWords[language].change },
]
