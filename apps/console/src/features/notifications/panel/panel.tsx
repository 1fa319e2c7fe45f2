import { ActionIcon, Button } from '@mantine/core'
import { IconBellOff, IconChecks, IconSettings } from '@tabler/icons-react'
import { limits, listNotifications, markNotificationsRead, texts } from '@tahi/contract'
import { BusyButton } from '@tahi/ui/button/busy-button.tsx'
import { openModal } from '@tahi/ui/dialog/modal-store.ts'
import { useHint } from '@tahi/ui/hint/use-hint.tsx'
import { ScrollRegion } from '@tahi/ui/page/scroll-region.tsx'
import { ProblemNotice, ProblemStrip } from '@tahi/ui/table/table-notice.tsx'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { showFailure, useCall, useRefresh } from '../../../platform/calls.ts'
import { problemOf } from '../../../platform/lists/list.ts'
import { client } from '../../../platform/session/session.ts'
import { showsNotifications } from '../shows.ts'
import { consolePage } from './console-page.ts'
import { NotificationItem } from './notification-item.tsx'
import classes from './panel.module.css'
import { PanelSkeleton } from './panel-skeleton.tsx'

const Settings = lazy(() => import('../settings/settings.tsx'))

type PanelProps = {
  /** The number of unread notifications, also of those not shown. */
  unread: number
  onClose: () => void
}

/** The user's notifications, the latest first. */
export function Panel({ unread, onClose }: PanelProps) {
  const [pages, setPages] = useState(1)
  const refresh = useRefresh(showsNotifications)
  const query = useCall(listNotifications, {
    query: { page: 1, pageSize: Math.min(pages * limits.notificationPageSize, limits.largestPage) },
  })
  const panel = useRef<HTMLDivElement>(null)
  // When a focused button disappears, the dialog gets the focus; otherwise it would not receive Escape.
  useEffect(() => {
    if (document.activeElement !== document.body) return
    panel.current?.closest<HTMLElement>('[role="dialog"]')?.focus({ preventScroll: true })
  })
  const { target, hint } = useHint(texts.notification.settings)
  const rows = (query.data?.data ?? []).map((row) => ({ ...row, href: consolePage(row.href) }))
  const reachable = Math.min(query.data?.total ?? 0, limits.largestPage)
  const problem = query.error ? problemOf(query.error, () => query.refetch()) : undefined

  const markRead = (ids?: string[]) =>
    client.send(markNotificationsRead, { body: ids ? { ids } : {} }).then(refresh, showFailure)
  const openSettings = () => {
    onClose()
    openModal(
      <Suspense fallback={<PanelSkeleton />}>
        <Settings />
      </Suspense>,
      { title: texts.notification.settings, size: 'lg' },
    )
  }
  return (
    <div ref={panel} className={classes.panel}>
      <div className={classes.head}>
        <h2>{texts.notification.title}</h2>
        {unread > 0 && (
          <BusyButton
            variant="subtle"
            size="compact-sm"
            leftSection={<IconChecks size={15} />}
            onClick={() => markRead()}
          >
            {texts.notification.markAllRead}
          </BusyButton>
        )}
        <ActionIcon
          {...target}
          variant="subtle"
          color="gray"
          c="dimmed"
          aria-label={texts.notification.settings}
          onClick={openSettings}
        >
          <IconSettings size={17} stroke={1.6} />
        </ActionIcon>
        {hint}
      </div>
      {query.data && problem && <ProblemStrip problem={problem} />}
      {rows.length > 0 ? (
        <ScrollRegion label={texts.notification.title} busy={query.isFetching}>
          <ul className={classes.list}>
            {rows.map((row) => (
              <NotificationItem
                key={row._id}
                notification={row}
                onOpen={() => {
                  if (!row.read) void markRead([row._id])
                  if (row.href !== null) onClose()
                }}
              />
            ))}
          </ul>
          {rows.length < reachable && (
            <div className={classes.more}>
              <BusyButton
                variant="subtle"
                size="compact-sm"
                busy={query.isPlaceholderData}
                onClick={() => setPages(pages + 1)}
              >
                {texts.notification.older}
              </BusyButton>
            </div>
          )}
        </ScrollRegion>
      ) : query.data ? (
        <div className={classes.empty} role="status">
          <IconBellOff size={22} stroke={1.5} aria-hidden />
          <p>{texts.notificationPanel.none}</p>
          <span>{texts.notificationPanel.noneDetail}</span>
          <Button variant="default" size="xs" onClick={openSettings}>
            {texts.notification.settings}
          </Button>
        </div>
      ) : problem ? (
        <ProblemNotice problem={problem} />
      ) : (
        <PanelSkeleton />
      )}
    </div>
  )
}
