import { Button } from '@mantine/core'
import { type BranchToday, formatCount, screens, texts } from '@tahi/contract'
import { Meter } from '@tahi/ui/charts/meter.tsx'
import { Dialog } from '@tahi/ui/dialog/dialog.tsx'
import { useLink } from '@tahi/ui/link.tsx'
import { ScrollRegion } from '@tahi/ui/page/scroll-region.tsx'
import { EmptyState } from '@tahi/ui/page/states.tsx'
import { useRouter } from '@tanstack/react-router'
import classes from './branches-dialog.module.css'
import type { DashboardLinks } from './links.ts'

type BranchesDialogProps = {
  branches: readonly BranchToday[]
  links: DashboardLinks
  onClose: () => void
}

/** Every active branch with its people and how many are at work today, each linked to its records (C2). */
export default function BranchesDialog({ branches, links, onClose }: BranchesDialogProps) {
  const router = useRouter()
  const Link = useLink()
  const manage = (
    <Button variant="default" onClick={() => router.history.push(screens.branches.path)}>
      {texts.dashboard.manageBranches}
    </Button>
  )
  return (
    <Dialog title={texts.dashboard.cards.branches} size="lg" onClose={onClose}>
      {branches.length === 0 ? (
        <EmptyState action={manage}>{texts.dashboard.noBranches}</EmptyState>
      ) : (
        <div className={classes.dialog}>
          <ScrollRegion label={texts.dashboard.cards.branches} busy={false}>
            <table className={classes.table}>
              <thead>
                <tr>
                  <th scope="col">{texts.columns.branch}</th>
                  <th scope="col" className={classes.number}>
                    {texts.columns.employees}
                  </th>
                  <th scope="col" className={classes.number}>
                    {texts.dashboard.atWorkToday}
                  </th>
                </tr>
              </thead>
              <tbody>
                {branches.map(({ _id, branchName, people, attended, employees }) => {
                  const { dashboard, people: list, attended: day } = links.of(_id)
                  return (
                    <tr key={_id}>
                      <th scope="row">
                        <Link href={dashboard} onClick={onClose}>
                          {branchName}
                        </Link>
                      </th>
                      <td className={classes.number}>
                        <Link href={list} aria-label={texts.dashboard.peopleOf(people, branchName)}>
                          {formatCount(people)}
                        </Link>
                      </td>
                      <td className={classes.number}>
                        <Link
                          href={day}
                          aria-label={texts.dashboard.attendedOf(attended, employees, branchName)}
                        >
                          {formatCount(attended)} / {formatCount(employees)}
                        </Link>
                        <Meter className={classes.bar} value={attended} of={employees} tone="good" />
                      </td>
                    </tr>
                  )
                })}
              </tbody>
            </table>
          </ScrollRegion>
          {manage}
        </div>
      )}
    </Dialog>
  )
}
