import { type PersonRecord, readPersonHistory } from '@tahi/contract'
import { useCall } from '../../../platform/calls.ts'
import { NewestHistory } from '../../../platform/history/newest-history.tsx'
import { tellPersonEntry } from './person-history-words.ts'

/** Who added, changed and moved a person, and set their rates. */
export default function PersonHistory({ _id, createdAt }: Pick<PersonRecord, '_id' | 'createdAt'>) {
  const query = useCall(readPersonHistory, { params: { id: _id } })
  return <NewestHistory query={query} tell={tellPersonEntry} createdAt={createdAt} />
}
