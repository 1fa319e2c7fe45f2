import { type CoreHr, texts } from '@tahi/contract'
import { BarLine } from './bar-line.tsx'
import classes from './headcount-panel.module.css'
import type { coreHrLinks } from './links.ts'
import { Panel } from './panel.tsx'

type HeadcountPanelProps = { found: CoreHr; links: ReturnType<typeof coreHrLinks> }

/** The people by department, and within each by designation. */
export function HeadcountPanel({ found, links }: HeadcountPanelProps) {
  const { people, departments, designations } = found
  const largest = Math.max(...departments.map((department) => department.people))
  return (
    <Panel title={texts.coreHrPanels.headcount} total={people} href={links.people}>
      <ul className={classes.departments}>
        {departments.map((department) => (
          <li key={`${department.role} ${department._id}`} className={classes.department}>
            <BarLine
              label={department.name}
              people={department.people}
              of={largest}
              href={links.department(department)}
            />
            {department._id !== null && (
              <ul
                className={classes.designations}
                aria-label={texts.coreHrPanels.designationsOf(department.name)}
              >
                {designations
                  .filter(({ departmentId }) => departmentId === department._id)
                  .map((designation) => (
                    <li key={designation._id}>
                      <BarLine
                        look="part"
                        label={designation.name}
                        people={designation.people}
                        of={largest}
                        href={links.designation(designation)}
                      />
                    </li>
                  ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
