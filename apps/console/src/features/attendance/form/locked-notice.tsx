import type { AttendanceDetails } from '@tahi/contract'
import { InfoNotice } from '@tahi/ui/page/info-notice.tsx'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import { PayslipLink } from '../payslip-link.tsx'
import { whyLocked } from './why-locked.ts'

/** Why a day's status and times cannot be changed, with a link to its payslip. */
export function LockedNotice({ record }: { record: AttendanceDetails }) {
  const me = useCurrentUser()
  return (
    <InfoNotice>
      {whyLocked(record, me)} {record.userId !== me._id && <PayslipLink payslipId={record.payslipId} />}
    </InfoNotice>
  )
}
