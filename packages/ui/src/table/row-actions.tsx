import { ActionIcon, Loader } from '@mantine/core'
import type { ReactNode } from 'react'
import { BusyButton } from '../button/busy-button.tsx'
import { useBusy } from '../button/use-busy.ts'
import { useHint } from '../hint/use-hint.tsx'
import type { RowAction } from './column.ts'
import classes from './row-actions.module.css'

type RowActionsProps = {
  actions: readonly RowAction[]
  /** Buttons with text, as on cards, instead of icons. */
  labelled?: boolean
  tabIndex?: number
}

/** The buttons of one row. */
export function RowActions({ actions, labelled = false, tabIndex = 0 }: RowActionsProps) {
  return (
    <div className={classes.actions} data-labelled={labelled || undefined}>
      {actions.map(({ icon, ...action }) =>
        icon !== undefined && !labelled ? (
          <IconAction key={action.key} action={action} icon={icon} tabIndex={tabIndex} />
        ) : (
          <BusyButton
            key={action.key}
            size={labelled ? 'xs' : 'compact-xs'}
            variant="default"
            delay={action.busyDelay ?? 0}
            tabIndex={tabIndex}
            leftSection={labelled ? icon : undefined}
            {...(action.danger ? { c: 'var(--tahi-bad-text)' } : {})}
            onClick={action.onClick}
          >
            {action.label}
          </BusyButton>
        ),
      )}
    </div>
  )
}

type IconActionProps = { action: Omit<RowAction, 'icon'>; icon: ReactNode; tabIndex: number }

function IconAction({ action, icon, tabIndex }: IconActionProps) {
  const { busy, run } = useBusy(action.onClick, action.busyDelay)
  const { target, hint } = useHint(action.label)
  return (
    <>
      <ActionIcon
        {...target}
        className={classes.iconAction}
        data-danger={action.danger || undefined}
        variant="subtle"
        color="gray"
        size={28}
        aria-label={action.label}
        aria-busy={busy || undefined}
        tabIndex={tabIndex}
        onClick={() => void run()}
      >
        {busy ? <Loader size={14} color="currentColor" /> : icon}
      </ActionIcon>
      {hint}
    </>
  )
}
