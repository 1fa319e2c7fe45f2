import { readNotificationChoices } from '@tahi/contract'
import { ProblemNotice } from '@tahi/ui/table/table-notice.tsx'
import { useCall } from '../../../platform/calls.ts'
import { problemOf } from '../../../platform/lists/list.ts'
import { PanelSkeleton } from '../panel/panel-skeleton.tsx'
import { Devices } from './devices.tsx'
import { Kinds } from './kinds.tsx'
import classes from './settings.module.css'

/** What the user wants to be notified of, and on which devices; each change is saved at once. */
export default function Settings() {
  const query = useCall(readNotificationChoices, {})
  if (query.error && !query.data)
    return <ProblemNotice problem={problemOf(query.error, () => query.refetch())} />
  if (!query.data) return <PanelSkeleton />
  const { kinds, devices, pushKey } = query.data.data
  return (
    <div className={classes.settings}>
      <Kinds kinds={kinds} />
      <Devices devices={devices} pushKey={pushKey} />
    </div>
  )
}
