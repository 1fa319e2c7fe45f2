import { screens, texts } from '@tahi/contract'
import type { ComponentProps } from 'react'
import { FormFrame as Frame } from '../../../platform/form-frame.tsx'

const { title, formTitle } = texts.document
const list = { label: title, href: screens.documents.path }

/** The page around this feature's form. */
export const FormFrame = (props: Omit<ComponentProps<typeof Frame>, 'title' | 'list'>) => (
  <Frame title={formTitle} list={list} {...props} />
)
