import { type CoreHr, texts } from '@tahi/contract'
import { hoursInWords } from '../../../platform/shift-hours.ts'
import { BarLine } from './bar-line.tsx'
import type { coreHrLinks } from './links.ts'
import { Panel, Quiet } from './panel.tsx'
import classes from './shifts-panel.module.css'

type ShiftsPanelProps = {
  found: CoreHr
  links: ReturnType<typeof coreHrLinks>
  withBranch: boolean
}

/** Employees by the shift that they work today; a shift on its day off says how many people have it. */
export function ShiftsPanel({ found: { shifts }, links, withBranch }: ShiftsPanelProps) {
  const largest = Math.max(0, ...shifts.map(atWork))
  return (
    <Panel
      title={texts.coreHrPanels.shifts}
      more={{ label: texts.coreHrPanels.shiftsAndWeek, href: links.shifts }}
    >
      {shifts.length === 0 && <Quiet>{texts.coreHr.noPeople}</Quiet>}
      <div className={classes.shifts}>
        {shifts.map((shift) => (
          <BarLine
            key={`${shift.branchId} ${shift._id}`}
            label={
              <>
                {shift.name ?? texts.shift.usual}
                <small>
                  {withBranch ? shift.branchName : shift.working && hoursInWords(shift)}
                  {!shift.working && ` ${texts.coreHr.dayOff(shift.people)}`}
                </small>
              </>
            }
            people={atWork(shift)}
            of={largest}
            href={links.shift(shift)}
          />
        ))}
      </div>
    </Panel>
  )
}

const atWork = ({ people, working }: CoreHr['shifts'][number]): number => (working ? people : 0)
