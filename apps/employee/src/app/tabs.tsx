import {
  IconCalendarStats,
  IconCash,
  IconClockHour4,
  IconDots,
  IconPlaneDeparture,
} from '@tabler/icons-react'
import { generalWords } from '@tahi/contract/employee-texts/general'
import { readToday } from '@tahi/contract/today'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { useCall } from '../platform/calls.ts'
import { useWords } from '../platform/language.ts'
import classes from './tabs.module.css'

const tabs = [
  { name: 'today', path: '/', Icon: IconClockHour4 },
  { name: 'attendance', path: '/attendance', Icon: IconCalendarStats },
  { name: 'leave', path: '/leave', Icon: IconPlaneDeparture },
  { name: 'pay', path: '/pay', Icon: IconCash },
  { name: 'more', path: '/more', Icon: IconDots },
] as const

/** The five main pages, within the thumb's reach. */
export function Tabs() {
  const words = useWords(generalWords)
  // Reuses the first screen's query, so it costs no extra request. All of it is found under More, each with its own count.
  const counts = useCall(readToday, {}).data?.data.unread
  const unread = counts ? Object.values(counts).reduce((sum, count) => sum + count) : 0
  const [here] = useLocation()
  const isHere = (path: string) => (path === '/' ? here === '/' : here.startsWith(path))
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    // Elements above the tabs need their height, which grows with the text size.
    const watch = new ResizeObserver(([size]) =>
      document.documentElement.style.setProperty(
        '--tabs-height',
        `${size?.borderBoxSize[0]?.blockSize ?? 0}px`,
      ),
    )
    if (bar.current) watch.observe(bar.current)
    return () => watch.disconnect()
  }, [])
  return (
    <nav ref={bar} className={classes.tabs} aria-label={words.product}>
      {tabs.map(({ name, path, Icon }) => (
        <Link key={name} href={path} className={classes.tab} aria-current={isHere(path) ? 'page' : undefined}>
          <Icon size={24} stroke={1.7} aria-hidden />
          <span className={classes.name}>{words.tabs[name]}</span>
          {name === 'more' && unread > 0 && (
            <span className={classes.corner}>
              <span className={classes.count} role="img" aria-label={words.unread(unread)}>
                {unread > 99 ? '99+' : unread}
              </span>
            </span>
          )}
        </Link>
      ))}
    </nav>
  )
}
