import { Alert } from '@mantine/core'
import { listDesignations, texts } from '@tahi/contract'
import { useCall } from '../../../platform/calls.ts'
import type { QuotaValues } from './quota-values.ts'

/**
 * Says before the save that nobody in the branch has the designation. It refuses nothing: people may be hired for the
 * day, and helpers of other designations can be entered.
 */
export function NobodyNotice({ values }: { values: QuotaValues }) {
  const { branchId, departmentId, designationId } = values
  // A branch in the path counts the people of that branch alone.
  const { data } = useCall(
    listDesignations,
    { params: { id: branchId }, query: { departmentId } },
    { enabled: branchId !== '' && designationId !== '' },
  )
  if (data?.data.find(({ _id }) => _id === designationId)?.people !== 0) return null
  return (
    <Alert color="yellow" variant="light" role="status">
      {texts.quota.nobody}
    </Alert>
  )
}
