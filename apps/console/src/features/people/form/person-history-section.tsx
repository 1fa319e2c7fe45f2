import type { PersonRecord } from '@tahi/contract'
import { lazy } from 'react'
import { HistorySection } from '../../../platform/history/history-section.tsx'

const PersonHistory = lazy(() => import('./person-history.tsx'))

/** The history at the end of a person's record. */
export const PersonHistorySection = ({ record: { _id, createdAt } }: { record: PersonRecord }) => (
  <HistorySection>
    <PersonHistory _id={_id} createdAt={createdAt} />
  </HistorySection>
)
