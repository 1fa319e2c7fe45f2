import { screens, texts } from '@tahi/contract'
import type { ComponentProps } from 'react'
import { FormFrame as Frame } from '../../../platform/form-frame.tsx'

const { title, formTitle } = texts.announcement
const list = { label: title, href: screens.announcement.path }

/** The page around this feature's form. */
export const FormFrame = (props: Omit<ComponentProps<typeof Frame>, 'title' | 'list'>) => (
  <Frame title={formTitle} list={list} {...props} />
)
