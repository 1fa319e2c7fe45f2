import { Button, SegmentedControl } from '@mantine/core'
import { isCompanyWide, listGatePins, listGates, listRefusedPunches, screens, texts } from '@tahi/contract'
import { FilterBar } from '@tahi/ui/page/filter-bar.tsx'
import { Page } from '@tahi/ui/page/page.tsx'
import { lazy, Suspense, useState } from 'react'
import { useAddress } from '../../platform/address.ts'
import { useCompany } from '../../platform/company.ts'
import { BranchFilter } from '../../platform/filters/branch-filter.tsx'
import { ChoiceFilter } from '../../platform/filters/choice-filter.tsx'
import { filterProps } from '../../platform/filters/filter-props.ts'
import { RangeFilter } from '../../platform/filters/range-filter.tsx'
import { inOrderOf } from '../../platform/lists/list-address.ts'
import { useCurrentUser } from '../../platform/session/current-user.ts'
import { readGatesAddress } from './address.ts'
import { GateList } from './gate-list.tsx'
import { PinList } from './pins/pin-list.tsx'
import { RefusedList } from './refused-list.tsx'

const GateForm = lazy(() => import('./gate-form.tsx'))

const words = texts.gate

const calls = { gates: listGates, pins: listGatePins, refused: listRefusedPunches }
const views = Object.entries(words.views).map(([value, label]) => ({ value, label }))

/** The branch's tablets in gate mode, people's PINs, and the punches that were refused. */
export default function GatesPage() {
  const { role } = useCurrentUser()
  const [written, change] = useAddress(readGatesAddress)
  const address = inOrderOf(calls[written.view ?? 'gates'], written)
  const { today } = useCompany()
  const [adding, add] = useState(false)
  const { view, branch } = address
  const wide = isCompanyWide(role)
  const { apply, field, bar } = filterProps(address, change, ['branch', 'has', 'from', 'to'])
  const addGate = <Button onClick={() => add(true)}>{words.add}</Button>
  const list = { address, change, withBranch: wide && branch === undefined }

  return (
    <Page
      title={words.title}
      subtitle={words.subtitle}
      via={{ label: texts.coreHr.title, href: screens.coreHr.path }}
      action={addGate}
      tools={
        <SegmentedControl
          aria-label={texts.gateList.view}
          transitionDuration={0}
          data={views}
          value={view ?? 'gates'}
          onChange={(chosen) =>
            // Each list has its own columns and search, so only the branch filter is kept.
            change({
              view: chosen === 'pins' || chosen === 'refused' ? chosen : undefined,
              has: undefined,
              from: undefined,
              to: undefined,
              sort: undefined,
              search: undefined,
              page: undefined,
            })
          }
        />
      }
      filters={
        (wide || view !== undefined) && (
          <FilterBar {...bar}>
            <BranchFilter {...field('branch')} />
            {view === 'pins' && (
              <ChoiceFilter
                label={texts.gatePins.pin}
                choices={[
                  { value: 'set', label: texts.gatePins.set },
                  { value: 'none', label: texts.gatePins.notSet },
                ]}
                {...field('has')}
              />
            )}
            {view === 'refused' && (
              <RangeFilter
                range={{ from: address.from ?? '', to: address.to ?? '' }}
                latest={today}
                onChange={apply}
              />
            )}
          </FilterBar>
        )
      }
    >
      {view === undefined && <GateList {...list} emptyAction={addGate} />}
      {view === 'pins' && <PinList {...list} />}
      {view === 'refused' && <RefusedList {...list} />}
      <Suspense>{adding && <GateForm branchId={branch} onClose={() => add(false)} />}</Suspense>
    </Page>
  )
}
