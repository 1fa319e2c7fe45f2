import type { Answer, FailedCall } from '@tahi/client'
import { type previewPayslips, texts } from '@tahi/contract'
import { listedName } from '@tahi/domain'
import { DataTable } from '@tahi/ui/table/data-table.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCompany } from '../../../platform/company.ts'
import { listProps, searchProps } from '../../../platform/lists/list.ts'
import type { FormAddress } from '../address.ts'
import { idFirst } from '../id-first.ts'
import type { PayPeriod } from '../period/pay-periods.ts'
import { ChangedNotice } from './changed-notice.tsx'
import { CoveredNotice } from './covered-notice.tsx'
import { PaidByOthers } from './paid-by-others.tsx'
import type { ChosenPerson } from './people-field.tsx'
import { runColumns } from './run-columns.tsx'
import {
  isFormer,
  isWarned,
  leftOutOf,
  type RunPerson,
  shownPeople,
  totalsOf,
  whyNotCreatable,
} from './run-person.ts'
import { RunToolbar } from './run-toolbar.tsx'
import { RunTotals } from './run-totals.tsx'
import { showRunPerson } from './show-run-person.tsx'
import { toSettle } from './to-settle.ts'
import { Unchosen } from './unchosen.tsx'
import { useChangedSince } from './use-changed-since.ts'
import { useChosen } from './use-chosen.ts'
import { useCreateRun } from './use-create-run.ts'

type RunPreviewProps = {
  /** The form of the run's settings. */
  settingsId: string
  preview: UseQueryResult<Answer<typeof previewPayslips>, FailedCall>
  /** Fetches the preview again, without showing it. */
  readAgain: () => Promise<Answer<typeof previewPayslips>>
  /** The branch of the preview; undefined for people of any branch. */
  branchId: string | undefined
  period: PayPeriod
  payDate: string
  address: FormAddress
  change: (change: Partial<FormAddress>) => void
  /** Sets the people of a run by name. */
  onPeople: (people: ChosenPerson[]) => void
}

/** Rows per page: enough to scan, and quick with 500 people. */
const pageSize = 50
const nobody: RunPerson[] = []

const words = texts.payslipRun

/** Each person's figures: tick who gets a payslip, check those with warnings, create. */
export function RunPreview(props: RunPreviewProps) {
  const { settingsId, preview, readAgain, branchId, period, payDate, address, change } = props
  const { search, sort, show, branch, whom, page = 1, pageSize: size = pageSize } = address
  const { today } = useCompany()
  const everybody = preview.data?.data.people ?? nobody
  const people = useMemo(() => (whom === 'left' ? everybody.filter(isFormer) : everybody), [everybody, whom])
  const { chosen, ids, choose } = useChosen({ ...period, branch, whom }, people)
  const create = useCreateRun(period, payDate, whom === 'people' ? undefined : branch)
  const unchosen = leftOutOf(people, ids)
  const found = useMemo(
    () => shownPeople(people, { search, sort, warned: show === 'warnings' }),
    [people, search, sort, show],
  )
  const shown = show === 'unchosen' ? leftOutOf(found, ids) : found
  const rows = shown.slice((page - 1) * size, page * size)
  const warned = people.filter(isWarned).length
  const current = preview.data !== undefined && !preview.isPlaceholderData
  const payByName = (asked: readonly RunPerson[], next: PayPeriod) => {
    props.onPeople(asked.map(({ employee }) => ({ value: employee._id, label: idFirst(employee) })))
    change({ ...next, whom: 'people', search: undefined, show: undefined, page: undefined })
  }
  const changed = useChangedSince(branchId, preview.isFetching ? undefined : preview.data, readAgain)
  return (
    <>
      {changed && <ChangedNotice onCompute={() => preview.refetch()} />}
      {current && (
        <CoveredNotice
          people={people}
          period={period}
          onChoose={(next) => change({ ...next, page: undefined })}
          onChoosePeople={payByName}
        />
      )}
      <PaidByOthers people={preview.data?.data.paidByOthers ?? []} />
      <DataTable<RunPerson>
        label={words.list}
        columns={runColumns}
        rowId={({ employee }) => employee._id}
        rowName={({ employee }) => listedName(employee)}
        {...listProps(
          { ...address, pageSize: size },
          change,
          { ...preview, data: preview.data && { data: rows, total: shown.length } },
          pageSize,
        )}
        {...searchProps(address, change, texts.searchPeople)}
        toolbar={
          <RunToolbar
            warned={warned}
            toSettle={toSettle(people, { whom, branch }, period, today)}
            onlyWarned={show === 'warnings'}
            onOnlyWarned={(only) => change({ show: only ? 'warnings' : undefined, page: undefined })}
            onChooseAll={() => choose(new Set([...ids, ...idsOf(shown)]))}
            onChooseNone={() => choose(new Set())}
          />
        }
        selection={{
          ids,
          onChange: choose,
          canSelect: ({ creatable }) => creatable,
          whyNot: whyNotCreatable,
          actions: [],
        }}
        onRowOpen={(person) => showRunPerson(person, period)}
        emptyHint={words.none[search ? 'all' : (show ?? (whom === 'left' ? 'left' : 'all'))]}
      />
      <RunTotals
        {...{ settingsId, period, payDate }}
        totals={totalsOf(chosen)}
        found={people.length}
        ready={current}
        onCreate={() => create(chosen, unchosen)}
      >
        {current && (
          <Unchosen
            people={unchosen}
            only={show === 'unchosen'}
            onOnly={(only) => change({ show: only ? 'unchosen' : undefined, page: undefined })}
          />
        )}
      </RunTotals>
    </>
  )
}

const idsOf = (people: readonly RunPerson[]): string[] =>
  people.filter(({ creatable }) => creatable).map(({ employee }) => employee._id)
