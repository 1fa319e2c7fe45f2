import { Button } from '@mantine/core'
import { isCompanyWide, mayOpen, type Punch, texts } from '@tahi/contract'
import { listedName } from '@tahi/domain'
import { formatInZone } from '@tahi/ui/format/instant.ts'
import { useRouter } from '@tanstack/react-router'
import { useCompany } from '../../../platform/company.ts'
import { employeeInWords } from '../../../platform/employees/employee-in-words.ts'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import { newRecordHref, recordHref } from '../address.ts'
import { deviceOf } from './claim-words.ts'
import classes from './claims.module.css'
import { SettledOrNot } from './settled-or-not.tsx'

/** A refused claim: the person, the kind, the estimated time and the reason. */
export function RefusedEntry({ punch, onLeave }: { punch: Punch; onLeave: () => void }) {
  const { employee, branchName, date, kind, gateName, at, clockDifference, reason, doubts, attendanceId } =
    punch
  const device = deviceOf(punch)
  const { timeZone } = useCompany()
  const { role } = useCurrentUser()
  const router = useRouter()
  const follow = () => {
    onLeave()
    const newDay = { userId: employee._id, employee: employeeInWords(employee), date }
    router.history.push(attendanceId ? recordHref(attendanceId) : newRecordHref(newDay))
  }
  return (
    <li>
      <div>
        <strong>{listedName(employee)}</strong>{' '}
        <span className={classes.dim}>
          {employee.userId}
          {isCompanyWide(role) && `, ${branchName}`}
        </span>
        <p>
          {texts.punchClaims.refused({
            kind,
            gate: gateName,
            at: formatInZone(at, timeZone),
            device,
            clock: clockDifference,
          })}
        </p>
        {reason && <p>{texts.punch.reasons[reason]}</p>}
        {doubts.map(
          (doubt) => doubt !== reason && <small key={doubt}>{texts.punch.doubts[device][doubt]}</small>,
        )}
      </div>
      {mayOpen('attendanceForm', role) && (
        <Button size="compact-sm" variant="default" onClick={follow}>
          {attendanceId ? texts.punchClaims.openDay : texts.attendance.add}
        </Button>
      )}
      <SettledOrNot claim={punch} />
    </li>
  )
}
