import { Textarea, TextInput } from '@mantine/core'
import { texts } from '@tahi/contract'
import { FormSection } from '@tahi/ui/fields/form-section.tsx'
import type { DraftForm } from '../../../platform/forms/use-draft-form.ts'
import classes from './company-form.module.css'
import type { CompanyValues } from './company-values.ts'
import { PictureSetting } from './picture-setting.tsx'

const words = texts.company
const parts = [
  { title: 'heroTitle', text: 'heroText', picture: 'heroUrl' },
  { title: 'aboutTitle', text: 'aboutText', picture: 'aboutUrl' },
] as const

/** The first part of the public landing page, and its About Us (C2). */
export function LandingSection({ form }: { form: DraftForm<CompanyValues> }) {
  return (
    <FormSection title={words.sections.landing} hint={words.sections.landingHint}>
      {parts.map(({ title, text, picture }) => (
        <div key={title} className={`${classes.whole} ${classes.part}`}>
          <div className={classes.stack}>
            <TextInput label={words.fields[title]} {...form.getInputProps(title)} />
            <Textarea
              label={words.fields[text]}
              autosize
              minRows={4}
              maxRows={14}
              {...form.getInputProps(text)}
            />
          </div>
          <PictureSetting form={form} name={picture} drawn={words.drawn} shape="wide" />
        </div>
      ))}
    </FormSection>
  )
}
