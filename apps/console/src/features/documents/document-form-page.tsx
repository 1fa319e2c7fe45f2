import { useAddress } from '../../platform/address.ts'
import { readDocumentFormAddress } from './address.ts'
import { EditDocument } from './form/edit-document.tsx'
import { NewDocument } from './form/new-document.tsx'

/** Announcement Details, as the specification calls this page: a new document, or one to change (C2 Document form). */
export default function DocumentFormPage() {
  const [{ id, branch }] = useAddress(readDocumentFormAddress)
  return id === undefined ? <NewDocument branch={branch} /> : <EditDocument key={id} id={id} />
}
