import { createDocument, type Document, texts } from '@tahi/contract'
import { useRouter } from '@tanstack/react-router'
import { useRefresh } from '../../platform/calls.ts'
import { confirmAndSend } from '../../platform/forms/confirm-and-send.ts'
import { client } from '../../platform/session/session.ts'
import { documentHref } from './address.ts'
import { showsDocuments } from './shows.ts'

/** Actions on a document in lists. */
export function useDocumentVerbs() {
  const router = useRouter()
  const refresh = useRefresh(showsDocuments)

  /** Opens the form with the id in the query and the record in the navigation state (C2 Document form). */
  const edit = (document: Document): void => {
    router.history.push(documentHref(document._id), { document })
  }

  /** Asks, then soft-deletes the document by saving it with status false (C4). */
  const remove = ({ _id, version, title, name }: Document): Promise<boolean> =>
    confirmAndSend({
      question: {
        message: texts.document.removeQuestion,
        detail: title === name ? title : `${title} (${name})`,
        confirmLabel: texts.actions.remove,
        danger: true,
      },
      send: () => client.send(createDocument, { body: { _id, version, status: false } }),
      refresh,
    })

  return { edit, remove }
}
