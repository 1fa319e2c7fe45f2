import { texts } from '@tahi/contract'
import { fileOf } from '../../../platform/files/file-address.ts'
import { type States, type Version, versionsOf } from '../../../platform/stale/versions.ts'
import type { DocumentValues } from './document-values.ts'

const { fields } = texts.document

/** The typed document beside the one that somebody else saved in between. @param nameOf a branch's name by its id */
export const documentVersions = (
  states: States<DocumentValues>,
  nameOf: (branchId: string) => string | undefined,
): Version[] =>
  versionsOf(
    [
      {
        label: fields.branch,
        words: ({ branchId }) =>
          branchId === 'All' ? texts.forAllBranches : (nameOf(branchId) ?? texts.documentForm.otherBranch),
        value: ({ branchId }) => branchId,
      },
      { label: fields.title, words: ({ title }) => title },
      { label: fields.desc, words: ({ desc }) => desc },
      { label: fields.fileType, words: ({ fileType }) => fileType },
      { label: fields.file, words: ({ name }) => name, value: ({ fileUrl }) => fileOf(fileUrl) },
    ],
    states,
  )
