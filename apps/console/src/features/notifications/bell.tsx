import { ActionIcon, Popover, Skeleton, VisuallyHidden } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { listNotifications, texts } from '@tahi/contract'
import { type ComponentType, useState } from 'react'
import { showFailure, useCall } from '../../platform/calls.ts'
import classes from './bell.module.css'

type Panel = ComponentType<{ unread: number; onClose: () => void }>

/** The top bar's bell with the number of unread notifications; its panel is loaded with the first press. */
export function Bell() {
  const [open, setOpen] = useState(false)
  const [Panel, setPanel] = useState<Panel>()
  const { data } = useCall(listNotifications, { query: { read: 'false', page: 1, pageSize: 1 } })
  const unread = data?.total ?? 0
  const words = unread === 0 ? '' : texts.notificationPanel.unread(unread)
  const load = () => import('./panel/panel.tsx').then(({ Panel: loaded }) => setPanel(() => loaded))
  const press = () => {
    setOpen(!open)
    if (!Panel)
      load().catch((error: unknown) => {
        setOpen(false)
        showFailure(error)
      })
  }
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      position="bottom-end"
      width="min(400px, 100vw - 16px)"
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <ActionIcon
          className={classes.bell}
          variant="subtle"
          color="gray"
          c="dimmed"
          size={32}
          aria-label={words ? `${texts.notification.title}, ${words}` : texts.notification.title}
          onClick={press}
        >
          <IconBell size={18} stroke={1.6} />
          {unread > 0 && (
            <span className={classes.count} aria-hidden>
              {unread > 99 ? '99+' : unread}
            </span>
          )}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown} aria-label={texts.notification.title}>
        {Panel ? <Panel unread={unread} onClose={() => setOpen(false)} /> : <Skeleton height={320} />}
      </Popover.Dropdown>
      {/* For screen readers, which do not see the count: nothing but it changes when a notification arrives. */}
      <VisuallyHidden role="status">{words && texts.notificationPanel.unreadNow(unread)}</VisuallyHidden>
    </Popover>
  )
}
