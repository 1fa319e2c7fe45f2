import { type Payslip, readPayslipHistory } from '@tahi/contract'
import { useCall } from '../../../platform/calls.ts'
import { NewestHistory } from '../../../platform/history/newest-history.tsx'
import { tellPayslipEntry } from './payslip-history-words.ts'

/** Who created, changed and paid a payslip. */
export default function PayslipHistory({ _id, createdAt }: Pick<Payslip, '_id' | 'createdAt'>) {
  const query = useCall(readPayslipHistory, { params: { id: _id } })
  return <NewestHistory query={query} tell={tellPayslipEntry} createdAt={createdAt} />
}
