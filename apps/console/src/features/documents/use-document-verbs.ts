import { createDocument, type Document, screens, texts } from '@tahi/contract'
import { useRouter } from '@tanstack/react-router'
import { useRefresh } from '../../platform/calls.ts'
import { confirmAndSend } from '../../platform/forms/confirm-and-send.ts'
import { client } from '../../platform/session/session.ts'
import { showsDocuments } from './shows.ts'

/** What lists do with a document. */
export function useDocumentVerbs() {
  const router = useRouter()
  const refresh = useRefresh(showsDocuments)

  /** The id stands in the query, and the record goes along (C2 Document form). */
  const edit = (document: Document): void => {
    router.history.push(`${screens.documentForm.path}?id=${document._id}`, { document })
  }

  /** Asks, then removes it softly, which is saving it with status false (C4). */
  const remove = ({ _id, version, title, name }: Document): Promise<boolean> =>
    confirmAndSend({
      question: {
        message: texts.document.removeQuestion,
        detail: title === name ? title : `${title} (${name})`,
        confirmLabel: 'Remove',
        danger: true,
      },
      send: () => client.send(createDocument, { body: { _id, version, status: false } }),
      refresh,
    })

  return { edit, remove }
}
