import { createDocument, type Document, screens, texts } from '@tahi/contract'
import { confirm } from '@tahi/ui/dialog/confirm.tsx'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { useRouter } from '@tanstack/react-router'
import { showFailure, useRefresh } from '../../platform/calls.ts'
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
  const remove = async ({ _id, version, title, name }: Document): Promise<void> => {
    const sure = await confirm({
      message: texts.document.removeQuestion,
      detail: title === name ? title : `${title} (${name})`,
      confirmLabel: 'Remove',
      danger: true,
    })
    if (!sure) return
    try {
      await client.send(createDocument, { body: { _id, version, status: false } })
      toast.success(texts.success)
    } catch (failure) {
      showFailure(failure)
    } finally {
      // Also after a refusal: what is shown was then no longer so.
      await refresh()
    }
  }

  return { edit, remove }
}
