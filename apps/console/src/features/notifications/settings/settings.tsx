import { readNotificationChoices } from '@tahi/contract'
import { Answer } from '../../../platform/answer.tsx'
import { useCall } from '../../../platform/calls.ts'
import { PanelSkeleton } from '../panel/panel-skeleton.tsx'
import { Devices } from './devices.tsx'
import { Kinds } from './kinds.tsx'
import classes from './settings.module.css'

/** What the user wants to be notified of, and on which devices; each change is saved at once. */
export default function Settings() {
  const query = useCall(readNotificationChoices, {})
  return (
    <Answer of={query} waiting={<PanelSkeleton />}>
      {({ data: { kinds, devices, pushKey } }) => (
        <div className={classes.settings}>
          <Kinds kinds={kinds} />
          <Devices devices={devices} pushKey={pushKey} />
        </div>
      )}
    </Answer>
  )
}
