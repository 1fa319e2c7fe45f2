import { Drawer } from '@mantine/core'
import { texts } from '@tahi/contract'
import { fullName } from '@tahi/domain'
import { useEscape } from '@tahi/ui/dialog/use-escape.ts'
import type { Explained } from '../figures.ts'
import { longPeriod } from '../period/short-period.ts'
import { DayTable } from './day-table.tsx'
import classes from './explanation.module.css'
import { Formula } from './formula.tsx'
import type { Topic } from './topic.ts'

const words = texts.payslipExplanation

type ExplanationProps = { explained: Explained; topic: Topic; onClose: () => void }

/** How a figure was computed: the formula in words, its numbers, and the days behind them (D5). */
export default function Explanation({ explained, topic, onClose }: ExplanationProps) {
  const { employee, policy, days } = explained
  useEscape(true, onClose)
  return (
    <Drawer.Root
      opened
      onClose={onClose}
      closeOnEscape={false}
      position="right"
      size={560}
      // Mantine gives a class of the content to the whole width of the window as well.
      classNames={{ content: classes.panel }}
    >
      <Drawer.Overlay color="var(--tahi-veil)" backgroundOpacity={1} />
      <Drawer.Content>
        {/* Mantine's own header would be a second banner landmark. */}
        <div className={classes.head}>
          <Drawer.Title className={classes.title}>
            {words.titleOf(words.titles[topic], fullName(employee))}
          </Drawer.Title>
          <Drawer.CloseButton aria-label={texts.actions.close} />
        </div>
        <Drawer.Body>
          <p className={classes.period}>{words.policy(longPeriod(explained), policy.name, policy.version)}</p>
          <Formula explained={explained} topic={topic} />
          {topic !== 'deductions' && topic !== 'rates' && <DayTable days={days} topic={topic} />}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
