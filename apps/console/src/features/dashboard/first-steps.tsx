import { IconChevronRight, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { type DashboardSummary, type FirstStep, firstSteps, screens, texts } from '@tahi/contract'
import { useLink } from '@tahi/ui/link.tsx'
import { linkTo } from '../../platform/link.ts'
import classes from './first-steps.module.css'
import needs from './needs.module.css'

/** Where the first of each is added. */
const places: Record<FirstStep, string> = {
  branch: screens.branches.path,
  department: screens.department.path,
  designation: screens.designation.path,
  hrAdmin: linkTo(screens.employeeForm.path, { role: 'manager' }),
  employees: screens.employees.path,
}

/** What a new company needs, ticked where it is there and linked where it is not; nothing once all of it is there. */
export function FirstSteps({ done }: { done: NonNullable<DashboardSummary['firstSteps']> }) {
  if (firstSteps.every((step) => done[step])) return null
  return (
    <section className={needs.needs} aria-labelledby="first-steps">
      <h2 id="first-steps" className={needs.title}>
        {texts.dashboard.firstStepsTitle}
      </h2>
      <ol className={classes.list}>
        {firstSteps.map((step) => (
          <Step key={step} step={step} done={done[step]} />
        ))}
      </ol>
    </section>
  )
}

function Step({ step, done }: { step: FirstStep; done: boolean }) {
  const Link = useLink()
  const { name, why } = texts.dashboard.firstSteps[step]
  const Icon = done ? IconCircleCheck : IconCircleDashed
  const words = (
    <>
      <span className={needs.icon} aria-hidden="true">
        <Icon size={18} stroke={1.7} />
      </span>
      <span className={needs.words}>
        <strong className={classes.name}>{name}</strong> {done ? texts.dashboard.firstStepDone : why}
      </span>
    </>
  )
  return (
    <li>
      {done ? (
        <div className={needs.need} data-tone="good">
          {words}
        </div>
      ) : (
        <Link className={needs.need} href={places[step]} data-tone="info">
          {words}
          <IconChevronRight className={needs.arrow} size={16} aria-hidden />
        </Link>
      )}
    </li>
  )
}
